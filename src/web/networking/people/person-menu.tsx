import { useNavigate } from '@tanstack/react-router'
import { Ban, Flag, type LucideIcon, UserMinus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Person } from '#contract/networking/people/read-person.ts'
import { useChangeStanding } from '#web/networking/connections/change-standing.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'
import { useBlockUser } from '#web/safety/public.tsx'
import { ActionMenu } from '#web/ui/choices/action-menu.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useReportPerson } from './report-person.ts'

const ReportSheet = lazy(() =>
  import('#web/safety/public.tsx').then((module) => ({ default: module.ReportSheet })),
)

type Topic = 'withdraw' | 'remove' | 'report' | 'block'
const ICONS: Record<Topic, LucideIcon> = { withdraw: UserMinus, remove: UserMinus, report: Flag, block: Ban }

function topicsOf({ connection }: Person): Topic[] {
  if (connection === 'connected') return ['remove', 'report', 'block']
  return connection === 'asked' ? ['withdraw', 'report', 'block'] : ['report', 'block']
}

/** What else can be done about a person. */
export function PersonMenu({ person }: { person: Person }) {
  const t = useTranslations('networking.person.menu')
  const [topic, setTopic] = useState<Topic | null>(null)
  return (
    <>
      <ActionMenu
        label={t('label', { name: person.name })}
        variant="outline"
        className="rounded-full"
        actions={topicsOf(person).map((key) => ({
          key,
          label: t(key),
          Icon: ICONS[key],
          isGrave: key !== 'report',
        }))}
        onAction={setTopic}
      />
      <Suspense>
        <Chosen person={person} topic={topic} onClose={() => setTopic(null)} />
      </Suspense>
    </>
  )
}

interface ChosenProps {
  person: Person
  topic: Topic | null
  onClose: () => void
}

function Chosen({ person: { userId, name }, topic, onClose }: ChosenProps) {
  const t = useTranslations('networking.person')
  const errorText = useErrorText()
  const navigate = useNavigate()
  const change = useChangeStanding()
  const block = useBlockUser()
  const report = useReportPerson()
  const leave = () => navigate({ to: '/social', search: { tab: 'networking' } })
  const toggle = (isOpen: boolean) => !isOpen && onClose()
  if (topic === null) return null
  if (topic === 'report')
    return (
      <ReportSheet
        kind="profile"
        isOpen
        onOpenChange={toggle}
        onSend={(fields) => report.mutateAsync({ userId, report: fields })}
        blockable={{ userId, name, onBlock: () => void leave() }}
      />
    )
  const run = async () => {
    try {
      if (topic === 'block') {
        await block.mutateAsync({ userId })
        await leave()
      } else await change.mutateAsync({ userId, change: { act: 'remove' } })
      toast({ title: t(`done.${topic}`, { name }) })
    } catch (error) {
      toast({ title: t('failed'), description: errorText(error), kind: 'danger' })
    }
  }
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={toggle}
      title={t(`ask.${topic}`, { name })}
      confirmLabel={t(`menu.${topic}`)}
      onConfirm={run}
    >
      {t(`askMore.${topic}`)}
    </ConfirmDialog>
  )
}

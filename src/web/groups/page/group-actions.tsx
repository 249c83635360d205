import { useRouter } from '@tanstack/react-router'
import { Archive, Flag, LogOut, Pencil, Share2, UserRoundPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Group } from '#contract/groups/group.ts'
import { useAskToJoin } from '#web/platform/session/ask-to-join.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { useSession } from '#web/platform/session/session.tsx'
import { toast } from '#web/platform/device/toast.ts'
import { ActionMenu, type MenuAction } from '#web/ui/choices/action-menu.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useArchiveGroup } from './archive-group.ts'
import { useLeaveGroup } from './leave-group.ts'
import { useReportGroup } from './report-group.ts'

const GroupDialog = lazy(() =>
  import('#web/groups/dialog/group-dialog.tsx').then((module) => ({ default: module.GroupDialog })),
)
const InvitesSheet = lazy(() =>
  import('#web/groups/invites/invites-sheet.tsx').then((module) => ({ default: module.InvitesSheet })),
)
const ReportSheet = lazy(() =>
  import('#web/safety/public.tsx').then((module) => ({ default: module.ReportSheet })),
)
const ShareSheet = lazy(() =>
  import('#web/listings/share/public.tsx').then((module) => ({ default: module.ShareSheet })),
)

type Topic = 'invite' | 'edit' | 'share' | 'report' | 'leave' | 'archive'

type Entry = Omit<MenuAction<Topic>, 'label'>

/** What can be done with the whole group. */
export function GroupActions({ group }: { group: Group }) {
  const t = useTranslations('groups.page.menu')
  const { user } = useSession()
  const askToJoin = useAskToJoin()
  const [topic, setTopic] = useState<Topic | null>(null)
  const { membership, isArchived } = group
  const entries: (Entry | false)[] = [
    membership?.mayApprove === true && !isArchived && { key: 'invite', Icon: UserRoundPlus },
    { key: 'share', Icon: Share2 },
    membership?.mayEdit === true && !isArchived && { key: 'edit', Icon: Pencil },
    // where nobody leads there is nobody to answer for it
    membership?.mayEdit !== true && group.admin !== null && { key: 'report', Icon: Flag },
    membership?.status === 'active' && { key: 'leave', Icon: LogOut, isGrave: true },
    membership?.mayEdit === true && !isArchived && { key: 'archive', Icon: Archive, isGrave: true },
  ]
  const shown = entries.filter((entry) => entry !== false)
  const choose = (key: Topic) => {
    if (key === 'report' && !user) return askToJoin('report')
    setTopic(key)
  }
  return (
    <>
      <ActionMenu
        label={t('label')}
        variant="outline"
        className="rounded-full"
        actions={shown.map((entry) => ({ ...entry, label: t(entry.key) }))}
        onAction={choose}
      />
      <Suspense>
        <Chosen group={group} topic={topic} onClose={() => setTopic(null)} />
      </Suspense>
    </>
  )
}

interface ChosenProps {
  group: Group
  topic: Topic | null
  onClose: () => void
}

function Chosen({ group, topic, onClose }: ChosenProps) {
  const t = useTranslations('groups.page')
  const errorText = useErrorText()
  const router = useRouter()
  const archive = useArchiveGroup()
  const leave = useLeaveGroup()
  const report = useReportGroup()
  const refuse = (error: unknown) =>
    toast({ title: t('failed'), description: errorText(error), kind: 'danger' })
  const toggle = (isOpen: boolean) => !isOpen && onClose()
  const groupId = group.id
  if (topic === 'edit') return <GroupDialog subject={{ group }} isOpen onOpenChange={toggle} />
  if (topic === 'invite') return <InvitesSheet group={group} isOpen onOpenChange={toggle} />
  if (topic === 'share')
    return (
      <ShareSheet
        title={t('shareTitle')}
        link={{ title: group.title, url: `${location.origin}/groups/${groupId}` }}
        isOpen
        onOpenChange={toggle}
      />
    )
  if (topic === 'report')
    return (
      <ReportSheet
        kind="group"
        isOpen
        onOpenChange={toggle}
        onSend={(fields) => report.mutateAsync({ groupId, report: fields })}
        blockable={
          group.admin && {
            userId: group.admin.userId,
            name: group.admin.name,
            onBlock: () => void router.navigate({ to: '/groups/explore', search: {} }),
          }
        }
      />
    )
  if (topic === 'leave')
    return (
      <ConfirmDialog
        isOpen
        onOpenChange={toggle}
        title={t('leave.title', { title: group.title })}
        confirmLabel={t('leave.confirm')}
        onConfirm={() => leave.mutateAsync({ groupId }).then(() => toast({ title: t('leave.done') }), refuse)}
      >
        {t('leave.text')}
        {group.membership?.role === 'group_admin' && ` ${t('leave.lead')}`}
      </ConfirmDialog>
    )
  if (topic === 'archive')
    return (
      <ConfirmDialog
        isOpen
        onOpenChange={toggle}
        title={t('archive.title', { title: group.title })}
        confirmLabel={t('archive.confirm')}
        onConfirm={() =>
          archive.mutateAsync({ groupId }).then(() => toast({ title: t('archive.done') }), refuse)
        }
      >
        {t('archive.text')}
      </ConfirmDialog>
    )
  return null
}

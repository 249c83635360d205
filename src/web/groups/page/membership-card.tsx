import { Button } from '#web/ui/button.tsx'
import { MessagesSquare } from 'lucide-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Group } from '#contract/groups/group.ts'
import { useAskToJoin } from '#web/platform/session/ask-to-join.ts'
import { CallError } from '#web/platform/call/call-error.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { useSession } from '#web/platform/session/session.tsx'
import { toast } from '#web/platform/device/toast.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { useJoinGroup } from './join-group.ts'
import { useLeaveGroup } from './leave-group.ts'

const ListedSwitch = lazy(() =>
  import('./listed-switch.tsx').then((module) => ({ default: module.ListedSwitch })),
)
const QuestionsSheet = lazy(() =>
  import('./questions-sheet.tsx').then((module) => ({ default: module.QuestionsSheet })),
)

/** How the reader stands to the group, and what they can do next. */
export function MembershipCard({ group }: { group: Group }) {
  const t = useTranslations('groups.page.own')
  const { admin } = group
  return (
    <section aria-label={t('label')} className="grid gap-4 rounded-card bg-surface p-5 shadow-card">
      {admin && (
        <p className="flex items-center gap-3">
          <Avatar name={admin.name} picture={admin.avatar} />
          <span className="min-w-0">
            <span className="block text-sm text-muted">{t('ledBy')}</span>
            <span lang="" className="block font-semibold wrap-anywhere">
              {admin.name}
            </span>
          </span>
        </p>
      )}
      <Standing group={group} />
    </section>
  )
}

function Standing({ group }: { group: Group }) {
  const t = useTranslations('groups.page.own')
  const { date } = useFormats()
  const { invite } = useSearch({ strict: false })
  const { membership, threadId, isArchived } = group
  const [now] = useState(() => Date.now())
  if (membership?.status === 'active')
    return (
      <>
        <p className="font-medium">{t(membership.role)}</p>
        {!group.requiresApproval && (
          <Suspense>
            <ListedSwitch groupId={group.id} isListed={membership.isListed} />
          </Suspense>
        )}
        {threadId !== null && (
          <ButtonLink to="/messages/$threadId" params={{ threadId }} size="lg" fullWidth>
            <MessagesSquare size={19} aria-hidden="true" />
            {t('chat')}
          </ButtonLink>
        )}
      </>
    )
  if (isArchived) return null
  // whoever has a link waits for nobody's decision
  const isLetIn = invite !== undefined && membership?.waitsFor === 'approval'
  if (membership?.status === 'pending' && !isLetIn) return <Waiting group={group} membership={membership} />
  if (membership?.status === 'banned') return <p className="text-muted">{t('banned')}</p>
  const from = membership?.askAgainFrom
  if (from && Date.parse(from) > now)
    return <p className="text-muted">{t('askAgain', { date: date(from) })}</p>
  return <JoinButton group={group} />
}

interface WaitingProps {
  group: Group
  membership: NonNullable<Group['membership']>
}

function Waiting({ group, membership }: WaitingProps) {
  const t = useTranslations('groups.page.own')
  const errorText = useErrorText()
  const leave = useLeaveGroup()
  const { waitsFor, queuePosition } = membership
  const takeBack = () =>
    leave.mutate(
      { groupId: group.id },
      {
        onSuccess: () => toast({ title: t('tookBack') }),
        onError: (error) => toast({ title: t('failed'), description: errorText(error), kind: 'danger' }),
      },
    )
  return (
    <>
      <div>
        <p className="font-semibold">{t(waitsFor === 'seat' ? 'waitlisted' : 'pending')}</p>
        <p className="text-sm text-muted">{t(waitsFor === 'seat' ? 'waitlistedMore' : 'pendingMore')}</p>
        {queuePosition !== null && (
          <p className="mt-1 text-sm font-medium">{t('queue', { n: queuePosition })}</p>
        )}
      </div>
      <Button variant="outline" className="min-h-11" isPending={leave.isPending} onClick={takeBack}>
        {t('takeBack')}
      </Button>
    </>
  )
}

function JoinButton({ group }: { group: Group }) {
  const { invite } = useSearch({ strict: false })
  const navigate = useNavigate()
  const isInvited = invite !== undefined
  const t = useTranslations('groups.page.own')
  const errorText = useErrorText()
  const { user, loading } = useSession()
  const askToJoin = useAskToJoin()
  const join = useJoinGroup()
  const [isAsking, setAsking] = useState<boolean | null>(null)
  const isFull = group.memberCount >= group.maxMembers
  const send = async (answers: string[]) => {
    try {
      const { outcome, waitsFor } = await join.mutateAsync({
        groupId: group.id,
        answers,
        ...(isInvited && { invite }),
      })
      setAsking(false)
      if (outcome === 'joined') toast({ title: t('joined'), kind: 'success' })
      else toast({ title: t(waitsFor === 'seat' ? 'waitlisted' : 'asked') })
    } catch (error) {
      // what does not let in any more is not tried again
      if (error instanceof CallError && error.code === 'groups.invite-ended')
        void navigate({ to: '/groups/$id', params: { id: group.id }, search: {}, replace: true })
      toast({ title: t('failed'), description: errorText(error), kind: 'danger' })
    }
  }
  const begin = () => {
    if (!user) return askToJoin('group')
    if (group.questions.length > 0 && !isInvited) return setAsking(true)
    void send([])
  }
  const needsApproval = group.requiresApproval && !isInvited
  const word = needsApproval ? 'ask' : isFull ? 'wait' : 'join'
  return (
    <>
      <Button size="lg" fullWidth disabled={loading} isPending={join.isPending} onClick={begin}>
        {t(word)}
      </Button>
      {!user && !loading && <p className="text-sm text-muted">{t('needsAccount')}</p>}
      {isInvited && <p className="font-medium">{t('invited')}</p>}
      {needsApproval && <p className="text-sm text-muted">{t('approvalMore')}</p>}
      {isFull && !needsApproval && <p className="text-sm text-muted">{t('full')}</p>}
      {isAsking !== null && (
        <Suspense>
          <QuestionsSheet
            group={group}
            isOpen={isAsking}
            onOpenChange={setAsking}
            isSending={join.isPending}
            onSend={(answers) => void send(answers)}
          />
        </Suspense>
      )}
    </>
  )
}

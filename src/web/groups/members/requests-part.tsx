import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '@heroui/react/skeleton'
import { Check, UserRoundPlus, X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { GROUP_LIMITS, type Group } from '#contract/groups/group.ts'
import type { GroupMember } from '#contract/groups/members/membership.ts'
import { TimeAgo } from '#web/platform/format/time-ago.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { LoadMore } from '#web/ui/states/load-more.tsx'
import { useDecide } from './approve-member.ts'
import { MORE_PLACES, useAddPlaces } from './change-places.ts'
import { useMembers } from './list-members.ts'

/** Who asks to join, for those who decide. */
export function RequestsPart({ group }: { group: Group }) {
  const t = useTranslations('groups.page.requests')
  const pending = useMembers(group.id, 'pending')
  const { data, error } = pending
  const people = data?.pages.flatMap(({ items }) => items) ?? []
  if (data && people.length === 0) return null
  return (
    <section aria-labelledby="requests" className="grid gap-4 rounded-card bg-surface p-5 shadow-card">
      <h2 id="requests" className="text-xl font-bold">
        {t('title')}
      </h2>
      {!data && !error && <Skeleton className="h-24 w-full rounded-xl" />}
      {!data && error && <ErrorState error={error} onRetry={() => void pending.refetch()} />}
      {isGroupFull(group) && <FullNote group={group} />}
      <ul className="grid gap-5">
        {people.map((member) => (
          <li key={member.person.userId}>
            <Request group={group} member={member} />
          </li>
        ))}
      </ul>
      <LoadMore list={pending} />
    </section>
  )
}

const isGroupFull = ({ memberCount, maxMembers }: Group) => memberCount >= maxMembers

/** Nobody can be let in: what can be done about that stands here rather than in settings. */
function FullNote({ group }: { group: Group }) {
  const t = useTranslations('groups.page.requests')
  const add = useAddPlaces(group)
  const { maxMembers, membership } = group
  const most = GROUP_LIMITS.maxMembersMax
  return (
    <div className="grid gap-3 rounded-xl bg-surface-secondary p-3">
      <p className="text-sm">
        {t('full', { n: maxMembers })} {t(maxMembers < most ? 'fullMore' : 'fullMost')}
      </p>
      {membership?.mayEdit && maxMembers < most && (
        <Button
          variant="secondary"
          className="min-h-11 justify-self-start"
          isPending={add.isPending}
          onClick={() => add.mutate()}
        >
          <UserRoundPlus size={18} aria-hidden="true" />
          {t('addPlaces', { n: Math.min(MORE_PLACES, most - maxMembers) })}
        </Button>
      )}
    </div>
  )
}

function Request({ group, member }: { group: Group; member: GroupMember }) {
  const t = useTranslations('groups.page.requests')
  const decide = useDecide(group.id)
  const isFull = isGroupFull(group)
  const { person, at, answers, waitsFor } = member
  return (
    <article className="grid gap-3">
      <div className="flex items-center gap-3">
        <Avatar name={person.name} picture={person.avatar} />
        <div className="min-w-0 flex-1">
          <p lang="" className="font-semibold wrap-anywhere">
            {person.name}
          </p>
          <p className="text-sm text-muted">
            {waitsFor === 'seat' ? t('waitsForPlace') : t('asks')} · <TimeAgo at={at} />
          </p>
        </div>
      </div>
      {answers.length > 0 && (
        <dl className="grid gap-2 rounded-xl bg-surface-secondary p-3 text-sm">
          {answers.map(({ question, answer }) => (
            <div key={question}>
              <dt lang="" className="text-muted wrap-anywhere">
                {question}
              </dt>
              <dd lang="" className="font-medium wrap-anywhere">
                {answer}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className="flex flex-wrap gap-2">
        {waitsFor !== 'seat' && (
          <Button
            className="min-h-11 flex-1"
            aria-label={t(isFull ? 'waitlistOf' : 'approveOf', { name: person.name })}
            onClick={() => decide.mutate({ person, isApproved: true, isForWaitlist: isFull })}
          >
            <Check size={18} aria-hidden="true" />
            {t(isFull ? 'waitlist' : 'approve')}
          </Button>
        )}
        <Button
          variant="outline"
          className="min-h-11 flex-1"
          aria-label={t('declineOf', { name: person.name })}
          onClick={() => decide.mutate({ person, isApproved: false })}
        >
          <X size={18} aria-hidden="true" />
          {t('decline')}
        </Button>
      </div>
    </article>
  )
}

import { Skeleton } from '@heroui/react/skeleton'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Group } from '#contract/groups/group.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { MoreButton } from '#web/ui/states/more-button.tsx'
import { Button } from '#web/ui/button.tsx'
import { useChangeMember } from './change-member.ts'
import { useMembers } from './list-members.ts'
import { MemberRow } from './member-row.tsx'

/** Who is in a group: for its members where it needs approval, else for everybody, by first names. */
export function MembersPart({ group }: { group: Group }) {
  const t = useTranslations('groups.page.members')
  const isClosed = group.requiresApproval && group.membership?.status !== 'active'
  return (
    <section aria-labelledby="members" className="grid gap-2 rounded-card bg-surface p-5 shadow-card">
      <h2 id="members" className="text-xl font-bold">
        {t('title', { n: group.memberCount })}
      </h2>
      {isClosed ? <p className="text-muted">{t('membersOnly')}</p> : <Members group={group} />}
      {group.membership?.mayModerate && !group.isArchived && <BannedPart group={group} />}
    </section>
  )
}

function Members({ group }: { group: Group }) {
  const t = useTranslations('groups.page.members')
  const members = useMembers(group.id, 'active')
  const { data, error } = members
  if (!data && error) return <ErrorState error={error} onRetry={() => void members.refetch()} />
  if (!data) return <Skeleton className="h-40 w-full rounded-xl" aria-busy="true" />
  return (
    <>
      <ul className="grid gap-1">
        {data.pages
          .flatMap(({ items }) => items)
          .map((member) => (
            <li key={member.person.userId}>
              <MemberRow group={group} member={member} />
            </li>
          ))}
      </ul>
      <MoreButton list={members} label={t('more')} />
      {group.membership?.status !== 'active' && <p className="text-sm text-muted">{t('firstNames')}</p>}
    </>
  )
}

function BannedPart({ group }: { group: Group }) {
  const t = useTranslations('groups.page.members')
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="mt-2 border-t border-border pt-2">
      <Button
        variant="ghost"
        className="-ms-3 min-h-11"
        aria-expanded={isOpen}
        onClick={() => setOpen((open) => !open)}
      >
        {t('banned')}
      </Button>
      {isOpen && <Banned group={group} />}
    </div>
  )
}

function Banned({ group }: { group: Group }) {
  const t = useTranslations('groups.page.members')
  const errorText = useErrorText()
  const banned = useMembers(group.id, 'banned')
  const change = useChangeMember()
  const { data, error } = banned
  if (!data && error) return <ErrorState error={error} onRetry={() => void banned.refetch()} />
  if (!data) return <Skeleton className="h-12 w-full rounded-xl" aria-busy="true" />
  const people = data.pages.flatMap(({ items }) => items)
  if (people.length === 0) return <p className="text-sm text-muted">{t('noneBanned')}</p>
  return (
    <ul className="grid gap-1">
      {people.map(({ person: { userId, name, avatar } }) => (
        <li key={userId} className="flex items-center gap-3 py-1">
          <Avatar name={name} picture={avatar} size={32} />
          <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
          <Button
            variant="outline"
            className="min-h-11"
            aria-label={t('unblockOf', { name })}
            onClick={() =>
              change.mutate(
                { groupId: group.id, userId, act: 'unblock' },
                {
                  onSuccess: () => toast({ title: t('unblocked', { name }) }),
                  onError: (failure) =>
                    toast({ title: t('failed'), description: errorText(failure), kind: 'danger' }),
                },
              )
            }
          >
            {t('unblock')}
          </Button>
        </li>
      ))}
    </ul>
  )
}

import { Skeleton } from '@heroui/react/skeleton'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { EVENT_LIMITS, type GroupEvent } from '#contract/groups/events/event.ts'
import type { Group } from '#contract/groups/group.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { useMembers } from '#web/groups/members/list-members.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { MoreButton } from '#web/ui/states/more-button.tsx'
import { useSetHosts } from './set-hosts.ts'

interface HostsSheetProps {
  group: Group
  event: GroupEvent
  onClose: () => void
}

/** Chooses the members who change an event beside those who lead the group. */
export function HostsSheet({ group, event, onClose }: HostsSheetProps) {
  const t = useTranslations('groups.events')
  const tUi = useTranslations('ui')
  const errorText = useErrorText()
  const set = useSetHosts()
  const [chosen, setChosen] = useState<readonly UserId[]>(() => event.hosts.map(({ userId }) => userId))
  const max = EVENT_LIMITS.hostsMax
  const save = () =>
    set.mutate(
      { eventId: event.id, userIds: [...chosen] },
      {
        onSuccess: () => {
          toast({ title: t('hostsSheet.saved'), kind: 'success' })
          onClose()
        },
        onError: (error) =>
          toast({ title: t('hostsSheet.failed'), description: errorText(error), kind: 'danger' }),
      },
    )
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('hosts')}
      footer={
        <>
          <Button variant="tertiary" onClick={onClose}>
            {tUi('cancel')}
          </Button>
          <Button isPending={set.isPending} onClick={save}>
            {t('hostsSheet.save')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 p-1">
        <p className="text-muted">{t('hostsSheet.lead', { max })}</p>
        <output className="text-sm font-medium">{t('hostsSheet.chosen', { n: chosen.length, max })}</output>
        <Members group={group} chosen={chosen} onChange={setChosen} />
      </div>
    </Sheet>
  )
}

interface MembersProps {
  group: Group
  chosen: readonly UserId[]
  onChange: (chosen: readonly UserId[]) => void
}

/** Those who do not lead anyway. */
function Members({ group, chosen, onChange }: MembersProps) {
  const t = useTranslations('groups.events.hostsSheet')
  const members = useMembers(group.id, 'active')
  const { data, error } = members
  if (!data && error) return <ErrorState error={error} onRetry={() => void members.refetch()} />
  if (!data) return <Skeleton className="h-40 w-full rounded-xl" aria-busy="true" />
  const people = data.pages.flatMap(({ items }) => items).filter(({ role }) => role === 'member')
  if (people.length === 0 && !members.hasNextPage) return <p className="text-muted">{t('none')}</p>
  const toggle = (userId: UserId) =>
    onChange(chosen.includes(userId) ? chosen.filter((id) => id !== userId) : [...chosen, userId])
  return (
    <>
      <ul className="grid gap-1 text-foreground">
        {people.map(({ person: { userId, name, avatar } }) => (
          <li key={userId}>
            <label className="flex min-h-12 cursor-pointer items-center gap-3 rounded-xl px-2 py-1 hover:bg-default/60 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent">
              <input
                type="checkbox"
                checked={chosen.includes(userId)}
                disabled={!chosen.includes(userId) && chosen.length >= EVENT_LIMITS.hostsMax}
                onChange={() => toggle(userId)}
                className="size-5 shrink-0 accent-accent"
              />
              <Avatar name={name} picture={avatar} size={36} />
              <span lang="" className="min-w-0 wrap-anywhere">
                {name}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <MoreButton list={members} />
    </>
  )
}

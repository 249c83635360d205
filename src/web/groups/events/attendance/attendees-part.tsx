import { Skeleton } from '@heroui/react/skeleton'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { GroupEvent } from '#contract/groups/events/event.ts'
import { RegistrationsList } from '#web/groups/events/registrations/registrations-list.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { MoreButton } from '#web/ui/states/more-button.tsx'
import { Button } from '#web/ui/button.tsx'
import { useAttendees } from './list-attendees.ts'

/** Faces of those who come, and on demand everybody who answered; for members. */
export function AttendeesPart({ event, isMember }: { event: GroupEvent; isMember: boolean }) {
  const t = useTranslations('groups.events.attendees')
  const [isOpen, setOpen] = useState(false)
  if (!isMember || event.going + event.maybe + event.waiting === 0) return null
  return (
    <section aria-label={t('title')} className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="flex -space-x-2">
          {event.faces.map(({ userId, name, avatar }) => (
            <span key={userId} className="rounded-full ring-2 ring-overlay">
              <Avatar name={name} picture={avatar} size={36} />
            </span>
          ))}
        </span>
        <Button
          variant="ghost"
          className="min-h-11"
          aria-expanded={isOpen}
          onClick={() => setOpen((open) => !open)}
        >
          {t(isOpen ? 'hide' : 'show')}
        </Button>
      </div>
      {isOpen && <Attendees event={event} />}
    </section>
  )
}

function Attendees({ event }: { event: GroupEvent }) {
  const t = useTranslations('groups.events')
  const attendees = useAttendees(event.id)
  const { data, error } = attendees
  if (!data && error) return <ErrorState error={error} onRetry={() => void attendees.refetch()} />
  if (!data) return <Skeleton className="h-24 w-full rounded-xl" aria-busy="true" />
  return (
    <>
      <ul className="grid gap-1">
        {data.pages
          .flatMap(({ items }) => items)
          .map(({ person: { userId, name, avatar }, answer, guests, isWaiting }) => (
            <li key={userId} className="flex items-center gap-3 py-1">
              <Avatar name={name} picture={avatar} size={32} />
              <span lang="" className="min-w-0 flex-1 wrap-anywhere">
                {name}
              </span>
              <span className="text-sm text-muted">
                {isWaiting ? t('attendees.waits') : t(`attendees.${answer}`)}
                {guests > 0 && ` ${t('attendees.guests', { n: guests })}`}
              </span>
            </li>
          ))}
      </ul>
      <MoreButton list={attendees} />
      {event.mayEdit ? (
        <RegistrationsList event={event} />
      ) : (
        event.registered > 0 && (
          <p className="text-sm text-muted">{t('registrations.list.count', { n: event.registered })}</p>
        )
      )}
    </>
  )
}

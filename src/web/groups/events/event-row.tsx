import { Link } from '@tanstack/react-router'
import { MapPin, Ticket, Users, Video } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { GroupEvent } from '#contract/groups/events/event.ts'
import { useEventTime } from '#web/groups/time/write-event-time.ts'
import { Picture } from '#web/ui/picture.tsx'
import { useAttendance } from './attendance/answer-event.ts'
import { DateTile } from './date-tile.tsx'
import { EventCost } from './event-cost.tsx'

/** An event in a list; the whole row opens it. */
export function EventRow({ event }: { event: GroupEvent }) {
  const t = useTranslations('groups.events')
  const { next, zoneOf } = useEventTime()
  const { id, groupId, title, venue, isCityOnly, isOnline, isCancelled, going, price, own } = event
  const { ownAnswer } = useAttendance(event)
  const Where = isOnline && venue === null && !isCityOnly ? Video : MapPin
  return (
    <article className="relative flex flex-wrap gap-4 overflow-hidden rounded-card bg-surface p-4 shadow-card hover:shadow-overlay has-[a:focus-visible]:ring-2 has-[a:focus-visible]:ring-accent">
      {event.cover && (
        <div className="-mx-4 -mt-4 w-[calc(100%+2rem)]">
          <Picture picture={event.cover} alt="" sizes="(min-width: 1024px) 50rem, 100vw" ratio={3} />
        </div>
      )}
      <DateTile instant={event.startsAt} timeZone={zoneOf(event)} />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <h3
          lang=""
          className={`text-base leading-snug font-bold wrap-anywhere ${isCancelled ? 'line-through' : ''}`}
        >
          <Link
            to="/groups/$id"
            params={{ id: groupId }}
            search={{ event: id }}
            resetScroll={false}
            className="outline-none after:absolute after:inset-0 hover:underline"
          >
            {title}
          </Link>
        </h3>
        <p className="text-sm">{next(event)}</p>
        <p className="flex flex-wrap gap-x-4 text-sm text-muted">
          <span className="flex min-w-0 items-center gap-1.5">
            <Where size={15} aria-hidden="true" className="shrink-0" />
            <span lang={venue === null ? undefined : ''} className="min-w-0 wrap-anywhere">
              {venue ?? t(isCityOnly ? 'venueForMembers' : 'online')}
            </span>
          </span>
          {price !== null && (
            <span className="flex items-center gap-1.5">
              <Ticket size={15} aria-hidden="true" className="shrink-0" />
              <EventCost price={price} />
            </span>
          )}
          {!isCancelled && (
            <span className="flex items-center gap-1.5">
              <Users size={15} aria-hidden="true" className="shrink-0" />
              {t('going', { n: going })}
            </span>
          )}
        </p>
        {isCancelled && <p className="text-sm font-semibold text-danger">{t('cancelled')}</p>}
        {ownAnswer && !isCancelled && (
          <p className="text-sm font-semibold text-accent">
            {ownAnswer === own && own.isWaiting ? t('own.waiting') : t(`own.${ownAnswer.answer}`)}
          </p>
        )}
      </div>
    </article>
  )
}

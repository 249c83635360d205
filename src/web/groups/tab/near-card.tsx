import { CalendarClock, MapPin, Users, Video } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { GroupCardWithEvents } from '#contract/groups/group.ts'
import { CardFrame, CardTitle } from '#web/groups/card/card-frame.tsx'
import { useGroupPlace } from '#web/groups/card/write-place.ts'
import { useEventTime } from '#web/groups/time/write-event-time.ts'

interface NearCardProps {
  group: GroupCardWithEvents
  country: string
  eager: boolean
}

/** A group of the tab, with what comes next in it. */
export function NearCard({ group, country, eager }: NearCardProps) {
  const t = useTranslations('groups.card')
  const place = useGroupPlace()
  const Where = group.place === null ? Video : MapPin
  return (
    <CardFrame group={group} country={country} eager={eager}>
      <CardTitle group={group} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
        <span className="flex min-w-0 items-center gap-1.5">
          <Where size={15} aria-hidden="true" className="shrink-0" />
          <span lang={group.place === null ? undefined : ''}>{place(group.place)}</span>
        </span>
        <span className="flex items-center gap-1.5">
          <Users size={15} aria-hidden="true" className="shrink-0" />
          {t('members', { n: group.memberCount })}
        </span>
      </div>
      <p lang="" className="line-clamp-3 text-sm wrap-anywhere">
        {group.description}
      </p>
      {group.upcoming.length > 0 && <Upcoming events={group.upcoming} />}
    </CardFrame>
  )
}

function Upcoming({ events }: { events: GroupCardWithEvents['upcoming'] }) {
  const t = useTranslations('groups.card')
  const { shortDay } = useEventTime()
  return (
    <ul aria-label={t('upcoming')} className="mt-auto grid gap-1.5 border-t border-border pt-3 text-sm">
      {events.map((event) => (
        <li key={event.id} className="flex min-w-0 gap-2">
          <CalendarClock size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
          <span className="min-w-0">
            <span lang="" className="font-medium wrap-anywhere">
              {event.title}
            </span>
            <span className="block text-muted wrap-anywhere">
              {shortDay(event)} ·{' '}
              <span lang={event.venue === null ? undefined : ''}>
                {event.venue ?? t(event.isCityOnly ? 'venueForMembers' : 'onlineMeeting')}
              </span>
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

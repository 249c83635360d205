import { CalendarClock, Link2, MapPin, Video, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { EventLine } from '#contract/groups/events/event.ts'
import { useEventTime } from '#web/groups/time/write-event-time.ts'

/** A line of what is known of an event. */
export function Fact({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-start gap-3">
      <Icon size={19} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  )
}

export function TimeFact({ event }: { event: EventLine }) {
  const { day, span } = useEventTime()
  return (
    <Fact Icon={CalendarClock}>
      <span className="block font-semibold">{day(event)}</span>
      <span className="block">{span(event)}</span>
    </Fact>
  )
}

/** Where it takes place, as far as this reader may know. */
export function PlaceFacts({
  event: { venue, url, isCityOnly, isOnline },
}: {
  event: EventLine & { url: string | null }
}) {
  const t = useTranslations('groups.events')
  return (
    <>
      {isCityOnly ? (
        <Fact Icon={MapPin}>
          {venue !== null && (
            <span lang="" className="block">
              {venue}
            </span>
          )}
          <span className="block text-sm text-muted">{t('venueForMembers')}</span>
        </Fact>
      ) : (
        (venue !== null || isOnline) && (
          <Fact Icon={venue === null ? Video : MapPin}>
            <span lang={venue === null ? undefined : ''}>{venue ?? t('online')}</span>
          </Fact>
        )
      )}
      {url !== null && (
        <Fact Icon={Link2}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="inline-flex min-h-6 items-center font-medium break-all text-link underline underline-offset-4"
          >
            {t('openLink')}
          </a>
        </Fact>
      )}
    </>
  )
}

import { Link } from '@tanstack/react-router'
import { MapPin, Sparkles, Video } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { z } from 'zod'
import type { listMonthEvents } from '#contract/groups/events/list-month-events.ts'
import type { Feast } from '#contract/language/feast.ts'
import { writeFeast } from '#contract/language/feast-words.ts'
import { useEventTime } from '#web/groups/time/write-event-time.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { useLanguage } from '#web/platform/language/language.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import type { Month } from './month-policy.ts'

type Answer = z.output<(typeof listMonthEvents)['~orpc']['outputSchema'] & z.ZodType>
export type MonthEvent = Answer['items'][number]

interface AgendaProps {
  month: Month
  events: ReadonlyMap<string, readonly MonthEvent[]>
  feasts: { byDay: ReadonlyMap<string, readonly Feast[]>; fasts: readonly Feast[] }
  isCapped: boolean
}

/** All that is in a month, day after day. */
export function Agenda({ month, events, feasts, isCapped }: AgendaProps) {
  const t = useTranslations('groups.calendar')
  const { shown } = useLanguage()
  const { date } = useFormats()
  const days = [...new Set([...events.keys(), ...feasts.byDay.keys()])]
    .filter((day) => day.startsWith(month))
    .toSorted()
  const hasEvents = days.some((day) => events.has(day))
  return (
    <section aria-labelledby="agenda" className="grid max-w-3xl gap-5">
      <h2 id="agenda" className="text-xl font-bold">
        {t('agenda')}
      </h2>
      {feasts.fasts.length > 0 && (
        <ul className="grid gap-1 text-muted">
          {feasts.fasts.map((fast) => (
            <li key={fast.name}>
              {t('fast', {
                name: writeFeast(fast, shown),
                from: date(fast.firstDay),
                until: date(fast.lastDay),
              })}
            </li>
          ))}
        </ul>
      )}
      {!hasEvents && <EmptyState sentence={t('none')} more={t('noneMore')} />}
      {days.map((day) => (
        <section key={day} id={`day-${day}`} aria-labelledby={`head-${day}`} className="scroll-mt-20">
          <h3 id={`head-${day}`} className="mb-2 font-semibold">
            {date(day)}
          </h3>
          <ul className="grid gap-2">
            {feasts.byDay.get(day)?.map((feast) => (
              <li key={feast.name} className="flex items-center gap-2 font-medium">
                <Sparkles size={17} aria-hidden="true" className="shrink-0 text-gold" />
                {writeFeast(feast, shown)}
              </li>
            ))}
            {events.get(day)?.map((event) => (
              <li key={event.id}>
                <Line event={event} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {isCapped && <p className="text-sm text-muted">{t('capped')}</p>}
    </section>
  )
}

function Line({ event }: { event: MonthEvent }) {
  const t = useTranslations('groups.events')
  const { span } = useEventTime()
  const { id, groupId, groupTitle, title, venue, isCityOnly, isOnline, isCancelled } = event
  const Where = isOnline && venue === null && !isCityOnly ? Video : MapPin
  return (
    <Link
      to="/groups/$id"
      params={{ id: groupId }}
      search={{ event: id }}
      className="grid gap-0.5 rounded-2xl bg-surface p-4 shadow-card outline-none hover:shadow-overlay focus-visible:ring-2 focus-visible:ring-accent"
    >
      <span lang="" className={`font-semibold wrap-anywhere ${isCancelled ? 'line-through' : ''}`}>
        {title}
      </span>
      {isCancelled && <span className="text-sm font-semibold text-danger">{t('cancelled')}</span>}
      <span className="text-sm">{span(event)}</span>
      <span className="flex flex-wrap gap-x-4 text-sm text-muted">
        {groupTitle !== title && (
          <span lang="" className="wrap-anywhere">
            {groupTitle}
          </span>
        )}
        <span className="flex min-w-0 items-center gap-1.5">
          <Where size={15} aria-hidden="true" className="shrink-0" />
          <span lang={venue === null ? undefined : ''} className="wrap-anywhere">
            {venue ?? t(isCityOnly ? 'venueForMembers' : 'online')}
          </span>
        </span>
      </span>
    </Link>
  )
}

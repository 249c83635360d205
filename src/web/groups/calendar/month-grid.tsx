import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { LOCALE } from '#contract/language/formats.ts'
import type { Feast } from '#contract/language/feast.ts'
import { writeFeast } from '#contract/language/feast-words.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { useLanguage } from '#web/platform/language/language.tsx'
import type { MonthEvent } from './agenda.tsx'
import { ethiopicDayOf, type Month } from './month-policy.ts'

interface MonthGridProps {
  month: Month
  weeks: readonly (readonly string[])[]
  today: string
  events: ReadonlyMap<string, readonly MonthEvent[]>
  feasts: ReadonlyMap<string, readonly Feast[]>
}

/** Events in a cell; the others stand in the list below. */
const SHOWN = 3

/** The weeks of a month. On phones a day with something leads to the list below. */
export function MonthGrid({ month, weeks, today, events, feasts }: MonthGridProps) {
  const t = useTranslations('groups.calendar')
  const { language, catalogue } = useLanguage()
  const weekday = (day: string, style: 'long' | 'narrow' | 'short') =>
    catalogue.formats?.weekday(day, 'UTC', style === 'long' ? 'long' : 'short') ??
    new Intl.DateTimeFormat(LOCALE[language], { weekday: style, timeZone: 'UTC' }).format(Date.parse(day))
  return (
    <table className="w-full table-fixed border-separate border-spacing-1 md:border-spacing-1.5">
      <caption className="sr-only">{t('grid')}</caption>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" className="pb-1 text-sm font-semibold text-muted">
              <span aria-hidden="true" className="md:hidden">
                {weekday(day, 'narrow')}
              </span>
              <span aria-hidden="true" className="hidden md:inline">
                {weekday(day, 'short')}
              </span>
              <span className="sr-only">{weekday(day, 'long')}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day} className="h-px p-0 align-top">
                <Day
                  day={day}
                  isPublicUrl={!day.startsWith(month)}
                  isToday={day === today}
                  events={events.get(day) ?? []}
                  feasts={feasts.get(day) ?? []}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DayProps {
  day: string
  isPublicUrl: boolean
  isToday: boolean
  events: readonly MonthEvent[]
  feasts: readonly Feast[]
}

function Day({ day, isPublicUrl, isToday, events, feasts }: DayProps) {
  const t = useTranslations('groups.calendar')
  const { shown } = useLanguage()
  const { date } = useFormats()
  const isEthiopic = shown !== 'en'
  const isFull = !isPublicUrl && events.length + feasts.length > 0
  const face = (
    <span className="flex flex-wrap items-baseline justify-center gap-x-1.5 md:justify-start">
      <span
        className={`grid min-w-7 place-content-center rounded-full px-1 text-base leading-7 tabular-nums ${isToday ? 'bg-accent font-bold text-accent-foreground' : ''}`}
      >
        {isEthiopic ? ethiopicDayOf(day) : Number(day.slice(8))}
      </span>
      {isEthiopic && <span className="text-xs text-muted tabular-nums">{Number(day.slice(8))}</span>}
    </span>
  )
  return (
    <div
      className={`h-full min-h-12 rounded-xl md:min-h-28 md:p-1.5 ${isPublicUrl ? 'text-muted' : 'bg-surface shadow-card'}`}
    >
      {isFull ? (
        <button
          type="button"
          onClick={() => document.getElementById(`day-${day}`)?.scrollIntoView({ block: 'start' })}
          className="block min-h-12 w-full rounded-xl p-1 md:rounded-lg md:p-0 outline-none focus-visible:ring-2 focus-visible:ring-accent md:min-h-0"
        >
          <span className="sr-only">{t('toDay', { date: date(day), n: events.length })}</span>
          <span aria-hidden="true">{face}</span>
          <span aria-hidden="true" className="mt-0.5 flex justify-center gap-1 md:hidden">
            {feasts.length > 0 && <span className="size-1.5 rounded-full bg-gold" />}
            {events.length > 0 && <span className="size-1.5 rounded-full bg-accent" />}
          </span>
        </button>
      ) : (
        <span className="block p-1 md:p-0">
          {face}
          <span className="sr-only">{isToday && t('isToday')}</span>
        </span>
      )}
      {!isPublicUrl && (
        <ul className="mt-1 hidden gap-1 md:grid">
          {feasts.map((feast) => (
            <li
              key={feast.name}
              className="rounded-md bg-gold px-1.5 py-0.5 text-xs font-semibold text-gold-foreground"
            >
              {writeFeast(feast, shown)}
            </li>
          ))}
          {events.slice(0, SHOWN).map((event) => (
            <li key={event.id} className="min-w-0">
              <Link
                to="/groups/$id"
                params={{ id: event.groupId }}
                search={{ event: event.id }}
                lang=""
                className={`line-clamp-2 min-h-6 wrap-anywhere rounded-md bg-accent-soft px-1.5 py-0.5 text-xs leading-5 font-medium text-accent-soft-foreground outline-none hover:underline focus-visible:ring-2 focus-visible:ring-accent ${event.isCancelled ? 'line-through' : ''}`}
              >
                {event.title}
              </Link>
            </li>
          ))}
          {events.length > SHOWN && (
            <li className="px-1.5 text-xs text-muted">{t('others', { n: events.length - SHOWN })}</li>
          )}
        </ul>
      )}
    </div>
  )
}

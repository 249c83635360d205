import { Skeleton } from '@heroui/react/skeleton'
import { Link, useSearch } from '@tanstack/react-router'
import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ETHIOPIC_MONTHS } from '#contract/language/ethiopic-date.ts'
import { useEventTime } from '#web/groups/time/write-event-time.ts'
import { CallError } from '#web/platform/call/call-error.ts'
import { deviceTimeZone, useLanguage } from '#web/platform/language/language.tsx'
import { usePlace, usePlaceName } from '#web/platform/place.ts'
import { dayIn } from '#web/platform/format/short-date.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Agenda } from './agenda.tsx'
import { useMonthEvents } from './list-month-events.ts'
import { MonthGrid } from './month-grid.tsx'
import {
  feastsIn,
  groupByDay,
  type Month,
  monthOf,
  monthsOn,
  weeksOf,
  writeEthiopicMonths,
} from './month-policy.ts'

/** The community's calendar: what groups do on the days of a month, and its feasts. */
export function CalendarPage() {
  const t = useTranslations('groups.calendar')
  const { month: asked } = useSearch({ strict: false })
  const [today] = useState(() => dayIn(new Date().toISOString(), deviceTimeZone()))
  const month = monthOf(asked, today)
  const weeks = weeksOf(month)
  const days = weeks.flat()
  const { place } = usePlace()
  const placeName = usePlaceName()
  const events = useMonthEvents(days, place)
  const { zoneOf } = useEventTime()
  const byDay = groupByDay(events.data?.items ?? [], (event) => dayIn(event.startsAt, zoneOf(event)))
  const feasts = feastsIn(days)
  const failure = events.error ?? (events.isPaused && !events.data ? new CallError('network', 0) : null)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <header className="grid gap-1">
        <ButtonLink
          to="/groups/explore"
          search={{}}
          variant="ghost"
          className="-ms-3 min-h-11 justify-self-start px-3"
        >
          <ArrowLeft size={18} aria-hidden="true" />
          {t('back')}
        </ButtonLink>
        <h1 className="text-3xl leading-tight font-bold md:text-4xl">{t('title')}</h1>
        <p className="text-muted">{place ? t('lead', { place: placeName(place) }) : t('leadAnywhere')}</p>
      </header>
      <MonthBar month={month} today={today} />
      {failure && !events.data ? (
        <ErrorState error={failure} onRetry={() => void events.refetch()} />
      ) : (
        <div aria-busy={events.isPending || undefined} className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <MonthGrid month={month} weeks={weeks} today={today} events={byDay} feasts={feasts.byDay} />
          {events.isPending ? (
            <Skeleton className="h-40 w-full rounded-card" />
          ) : (
            <Agenda month={month} events={byDay} feasts={feasts} isCapped={events.data?.capped ?? false} />
          )}
        </div>
      )}
    </div>
  )
}

const step =
  'grid size-11 place-content-center rounded-full border border-border bg-surface hover:border-accent'

const GREGORIAN = { calendar: 'gregorian', clock: 'usual', numerals: 'arabic' } as const

function MonthBar({ month, today }: { month: Month; today: string }) {
  const t = useTranslations('groups.calendar')
  const { language, shown, catalogue } = useLanguage()
  const gregorian =
    catalogue.formats?.month(`${month}-15`, 'UTC', GREGORIAN) ??
    new Intl.DateTimeFormat(language === 'am' ? 'am-ET-u-ca-gregory' : 'en-US', {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(Date.parse(`${month}-15T12:00:00Z`))
  const ethiopic = writeEthiopicMonths(month, catalogue.formats?.ethiopianMonths ?? ETHIOPIC_MONTHS[language])
  const isEthiopic = shown !== 'en'
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Link
        to="/groups/calendar"
        search={{ month: monthsOn(month, -1) }}
        resetScroll={false}
        aria-label={t('previous')}
        className={step}
      >
        <ChevronLeft size={20} aria-hidden="true" />
      </Link>
      <h2 aria-live="polite" className="min-w-0 text-xl font-bold max-sm:flex-1">
        {isEthiopic ? ethiopic : gregorian}
        <span className="block font-sans text-sm font-normal text-muted">
          {isEthiopic ? gregorian : ethiopic}
        </span>
      </h2>
      <Link
        to="/groups/calendar"
        search={{ month: monthsOn(month, 1) }}
        resetScroll={false}
        aria-label={t('next')}
        className={step}
      >
        <ChevronRight size={20} aria-hidden="true" />
      </Link>
      {!today.startsWith(month) && (
        <ButtonLink
          to="/groups/calendar"
          search={{}}
          resetScroll={false}
          variant="secondary"
          className="min-h-11"
        >
          {t('today')}
        </ButtonLink>
      )}
    </div>
  )
}

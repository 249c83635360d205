import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Category } from '#contract/listings/category.ts'
import { FIGURE_DAYS, FigureDays } from '#contract/staff/figures/figure.ts'
import { readFigures } from '#contract/staff/figures/read-figures.ts'
import { api } from '#web/platform/call/api.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { Button } from '#web/ui/button.tsx'
import { chipClass } from '#web/ui/chip-class.ts'
import { ChipRow } from '#web/ui/chip-row.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { type Plotted, plotsOf } from './figure-rows-policy.ts'

const Plot = lazy(() => import('./plot.tsx').then((module) => ({ default: module.Plot })))

/** What was counted over time, each as a plot and as a table. */
export function FiguresPart() {
  const t = useTranslations('staff.figures')
  const chosen = FigureDays.safeParse(useSearch({ strict: false }).days).data ?? '30'
  const { data, error, refetch } = useQuery({
    ...api(readFigures).queryOptions({ days: chosen }),
    staleTime: 60_000,
    // the plots stay while other days are read
    placeholderData: keepPreviousData,
  })
  const plots = useMemo(() => data && plotsOf(data.series, data.days.length), [data])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ChipRow label={t('span')} current={chosen}>
        {FIGURE_DAYS.map((days) => (
          <li key={days}>
            <Link
              to="/admin/reports"
              search={days === '30' ? {} : { days }}
              aria-current={days === chosen ? 'page' : undefined}
              className={chipClass(days === chosen)}
            >
              {t('days', { n: Number(days) })}
            </Link>
          </li>
        ))}
      </ChipRow>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.series.length === 0 && <EmptyState sentence={t('none')} more={t('noneMore')} />}
      {data && data.series.length > 0 && (
        <div className="grid gap-4 lg:grid-cols-2">
          {plots?.map((plotted) => (
            <Figure key={plotted.id} plotted={plotted} days={data.days} />
          ))}
        </div>
      )}
    </div>
  )
}

function Figure({ plotted, days }: { plotted: Plotted; days: readonly string[] }) {
  const t = useTranslations('staff.figures')
  const tCategory = useTranslations('listings.category')
  const { number, date } = useFormats()
  const [isTable, setTable] = useState(false)
  const { id, unit } = plotted
  const lines = useMemo(
    () =>
      plotted.lines.map(({ slice, values }) => {
        const category = Category.safeParse(slice).data
        return { name: category ? tCategory(category) : slice, values }
      }),
    [plotted, tCategory],
  )
  const write = useCallback(
    (value: number) => {
      const rounded = Math.round(value * 10) / 10
      if (unit === 'percent') return `${number(rounded)} %`
      return unit === 'minutes' ? t('minutes', { n: number(Math.round(value)) }) : number(rounded)
    },
    [unit, number, t],
  )
  const writeDay = useCallback((day: string) => date(`${day}T12:00:00.000Z`), [date])
  const title = t(`title.${id}`)
  return (
    <section aria-label={title} className="grid content-start gap-3 rounded-card bg-surface p-5 shadow-card">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div>
          <h2 className="text-lg font-bold">{title}</h2>
          <p className="text-sm text-muted">{t(`more.${id}`)}</p>
        </div>
        <Button variant="outline" className="min-h-11" onClick={() => setTable((now) => !now)}>
          {t(isTable ? 'asPlot' : 'asTable')}
        </Button>
      </div>
      {isTable ? (
        <Table days={days} lines={lines} write={write} writeDay={writeDay} />
      ) : (
        <Suspense fallback={<Loading />}>
          <Plot label={title} days={days} lines={lines} write={write} writeDay={writeDay} />
        </Suspense>
      )}
    </section>
  )
}

interface TableProps {
  days: readonly string[]
  lines: readonly { name: string; values: readonly (number | null)[] }[]
  write: (value: number) => string
  writeDay: (day: string) => string
}

/** The same numbers to be read, the latest first. */
function Table({ days, lines, write, writeDay }: TableProps) {
  const t = useTranslations('staff.figures')
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm tabular-nums">
        <thead>
          <tr className="text-start text-muted">
            <th scope="col" className="py-1 pe-4 text-start font-medium">
              {t('day')}
            </th>
            {lines.map(({ name }) => (
              <th key={name} scope="col" className="py-1 ps-4 text-end font-medium">
                {name || t('value')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days
            .map((day, index) => ({ day, index }))
            .toReversed()
            .map(({ day, index }) => (
              <tr key={day} className="border-t border-border">
                <th scope="row" className="py-1 pe-4 text-start font-normal whitespace-nowrap">
                  {writeDay(day)}
                </th>
                {lines.map(({ name, values }) => {
                  const value = values[index] ?? null
                  return (
                    <td key={name} className="py-1 ps-4 text-end">
                      {value === null ? '–' : write(value)}
                    </td>
                  )
                })}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  )
}

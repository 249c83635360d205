import type { Metric, Series } from '#contract/staff/figures/figure.ts'

/** What one plot shows. */
export interface Plotted {
  id: 'people' | 'listings' | 'live' | 'cities' | 'here' | 'reply' | 'reports' | 'handling' | 'appeals'
  unit: 'count' | 'percent' | 'minutes'
  lines: { slice: string; values: (number | null)[] }[]
}

/** Every plot of the page, made from what was counted. */
export function plotsOf(series: readonly Series[], length: number): Plotted[] {
  const all = (metric: Metric) => series.filter((one) => one.metric === metric)
  const one = (metric: Metric) => all(metric)[0]?.values ?? Array.from({ length }, () => null)
  const line = (values: (number | null)[]) => [{ slice: '', values }]
  const byLast = (metric: Metric) =>
    all(metric)
      .map(({ slice, values }) => ({ slice, values }))
      .toSorted((a, b) => (b.values.at(-1) ?? 0) - (a.values.at(-1) ?? 0))
  const live = sumOf(all('live_listings'), length)
  return [
    { id: 'people', unit: 'count', lines: line(one('new_people')) },
    { id: 'listings', unit: 'count', lines: line(one('new_listings')) },
    { id: 'live', unit: 'count', lines: byLast('live_listings') },
    { id: 'cities', unit: 'count', lines: byLast('live_in_city') },
    { id: 'here', unit: 'percent', lines: line(shareOf(one('closed_here'), one('closed'), 100)) },
    { id: 'reply', unit: 'minutes', lines: line(one('first_reply_minutes')) },
    { id: 'reports', unit: 'count', lines: line(shareOf(one('reports'), live, 1000)) },
    { id: 'handling', unit: 'minutes', lines: line(one('handling_minutes')) },
    { id: 'appeals', unit: 'percent', lines: line(shareOf(one('appeals_overturned'), one('appeals'), 100)) },
  ]
}

/** Null where there is nothing to take a share of. */
export const shareOf = (
  some: readonly (number | null)[],
  of: readonly (number | null)[],
  times: number,
): (number | null)[] =>
  some.map((value, index) => {
    const whole = of[index] ?? 0
    return value === null || whole === 0 ? null : (value / whole) * times
  })

const sumOf = (series: readonly Series[], length: number): (number | null)[] =>
  Array.from({ length }, (_, index) => {
    const known = series.flatMap(({ values }) => values[index] ?? [])
    return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0)
  })

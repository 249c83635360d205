import { type FigureDays, Metric, type Series } from '#contract/staff/figures/figure.ts'
import type { Platform } from '#server/platform/platform.ts'
import { daysUpTo } from './figure-policy.ts'
import { findFigures } from './figure-store.ts'

/** A series for each metric and slice of which anything was counted. */
export async function readFigures(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { days: wanted }: { days: FigureDays },
): Promise<{ days: string[]; series: Series[] }> {
  const days = daysUpTo(clock.now(), Number(wanted))
  const at = new Map(days.map((day, index) => [day, index]))
  const series = new Map<string, Series>()
  for (const { metric, slice, day, value } of await findFigures(db, days[0] ?? '')) {
    const index = at.get(day)
    if (index === undefined) continue
    const key = `${metric} ${slice}`
    const found = series.get(key) ?? { metric: Metric.parse(metric), slice, values: days.map(() => null) }
    found.values[index] = value
    series.set(key, found)
  }
  return { days, series: [...series.values()] }
}

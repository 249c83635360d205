import { DAY_MS } from '#contract/kit/duration.ts'

/** In UTC: 2026-01-31. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

/** So many days up to today, rising. */
export const daysUpTo = (now: Date, count: number): string[] =>
  Array.from({ length: count }, (_, index) => dayOf(new Date(now.getTime() - (count - 1 - index) * DAY_MS)))

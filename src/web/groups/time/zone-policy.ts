import { DAY_MS } from '#contract/kit/duration.ts'
import { dayIn } from '#web/platform/format/short-date.ts'

/** Milliseconds that the clock of a zone is ahead of UTC at an instant. */
function offsetOf(instant: string, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-u-ca-gregory-hc-h23', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    timeZone,
  }).formatToParts(new Date(instant))
  const at = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value)
  const wall = Date.UTC(at('year'), at('month') - 1, at('day'), at('hour'), at('minute'))
  return wall - Math.floor(Date.parse(instant) / 60_000) * 60_000
}

/** Do the clocks of two zones show the same at an instant? */
export const sameClock = (instant: string, one: string, other: string): boolean =>
  one === other || offsetOf(instant, one) === offsetOf(instant, other)

/** People go to a meeting by its own clock; online they look at the one on their wall. */
export const shownZone = (isOnline: boolean, timezone: string, readerZone: string): string =>
  isOnline ? readerZone : timezone

/** Is an instant today or tomorrow, by the clock of the zone? */
export function nearDay(instant: string, timeZone: string, now: number): 'today' | 'tomorrow' | null {
  const daysAhead =
    (Date.parse(dayIn(instant, timeZone)) - Date.parse(dayIn(new Date(now).toISOString(), timeZone))) / DAY_MS
  if (daysAhead === 0) return 'today'
  return daysAhead === 1 ? 'tomorrow' : null
}

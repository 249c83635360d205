import { MINUTE_MS } from '#contract/kit/duration.ts'
import { CalendarDateTime, fromDate, toZoned } from '@internationalized/date'
import type { Topic } from '#contract/notifications/topic.ts'
import type { QuietHours } from '#contract/notifications/settings/notification-settings.ts'

/** Minutes since midnight of '22:00'. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** The other way round. */
export const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** Do the quiet hours hold at that moment, by the clock on the wall there? */
function isQuiet(at: Date, { from, until, timeZone }: QuietHours): boolean {
  const { hour, minute } = fromDate(at, timeZone)
  const [now, start, end] = [hour * 60 + minute, minutesOf(from), minutesOf(until)]
  return start < end ? now >= start && now < end : now >= start || now < end
}

/** Until when a push about a topic waits; what is about the security of an account rings at any hour. */
export const pushWaitsUntil = (now: Date, topic: Topic, quiet: QuietHours | null): Date | null =>
  topic === 'security' ? null : quietUntil(now, quiet)

/** When the quiet hours that hold now are over; null while nothing has to wait. */
export function quietUntil(now: Date, quiet: QuietHours | null): Date | null {
  if (quiet === null || !isQuiet(now, quiet)) return null
  const here = fromDate(now, quiet.timeZone)
  const end = minutesOf(quiet.until)
  const passed = here.hour * 60 + here.minute
  const day = end > passed ? here : here.add({ days: 1 })
  const wall = new CalendarDateTime(day.year, day.month, day.day, Math.floor(end / 60), end % 60)
  let over = toZoned(wall, quiet.timeZone, 'later').toDate()
  // Where the clock jumps over that time of the day, they are over when it has jumped.
  while (!isQuiet(new Date(over.getTime() - MINUTE_MS), quiet)) over = new Date(over.getTime() - MINUTE_MS)
  return over
}

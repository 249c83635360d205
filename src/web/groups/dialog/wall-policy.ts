import { fromAbsolute, parseDate, parseTime, toCalendarDateTime, toZoned } from '@internationalized/date'

/** What a calendar and a clock on the wall show: 'YYYY-MM-DD' and 'HH:MM'. */
export interface Wall {
  day: string
  time: string
}

/**
 * The instant, as ISO 8601 in UTC, at which the clock of a zone shows that; null where it is not a day and a time.
 * A time that a change of clocks leaves out is as much later, one that comes twice is the first.
 */
export function instantOf({ day, time }: Wall, timeZone: string): string | null {
  try {
    return toZoned(
      toCalendarDateTime(parseDate(day), parseTime(time)),
      timeZone,
      'compatible',
    ).toAbsoluteString()
  } catch {
    return null
  }
}

/** What the clock of a zone shows at an instant. */
export function wallOf(instant: string, timeZone: string): Wall {
  const text = fromAbsolute(Date.parse(instant), timeZone).toString()
  return { day: text.slice(0, 10), time: text.slice(11, 16) }
}

/** The day after 'YYYY-MM-DD'. */
export const dayAfter = (day: string): string => parseDate(day).add({ days: 1 }).toString()

/** An end that is not after the start by the clock belongs to the next day. */
export const endsNextDay = (start: string | undefined, end: string | undefined): boolean =>
  start !== undefined && end !== undefined && end <= start

/** Both ends of a meeting; `end` may be left out. */
export function spanOf(
  { day, start, end }: { day: string; start: string; end: string | undefined },
  timeZone: string,
): { startsAt: string | null; endsAt: string | null } {
  const startsAt = instantOf({ day, time: start }, timeZone)
  if (startsAt === null || end === undefined) return { startsAt, endsAt: null }
  const lastDay = endsNextDay(start, end) ? dayAfter(day) : day
  return { startsAt, endsAt: instantOf({ day: lastDay, time: end }, timeZone) }
}

import { DAY_MS } from '#contract/kit/duration.ts'
import { RRuleTemporal } from 'rrule-temporal'
import { Temporal } from 'temporal-polyfill'
import { EVENT_LIMITS } from '#contract/groups/events/event.ts'

/** When something takes place: once, or again and again by the clock on the wall of a zone. */
export interface Recurrence {
  startsAt: Date
  timeZone: string
  /** RFC 5545; null is once. */
  repeatRule: string | null
  /** Nothing from here on. */
  endsBefore: Date | null
}

/** No zone is further from UTC. */
const FURTHEST_MS = 15 * 3_600_000

/**
 * When a series begins anew within [from, until), in order. The rule counts on the wall clock, so an hour stays what
 * it is across a change of daylight saving. A wall time that a change leaves out is read by the offset before it, one
 * that comes twice is the first of both (RFC 5545, section 3.3.5); days that a month does not have are passed over
 * (section 3.3.10). A start that the rule does not name is none.
 */
export function expand(recurrence: Recurrence, from: Date, until: Date): Date[] {
  const { startsAt, timeZone, repeatRule, endsBefore } = recurrence
  const end = endsBefore !== null && endsBefore < until ? endsBefore : until
  const first = startsAt > from ? startsAt : from
  if (first >= end) return []
  if (repeatRule === null) return startsAt >= from ? [startsAt] : []
  const start = Temporal.Instant.fromEpochMilliseconds(startsAt.getTime()).toZonedDateTimeISO(timeZone)
  // the library leaves out times that are skipped, so it counts on a clock that never is put forward
  const dtstart = start.toPlainDateTime().toZonedDateTime('UTC')
  const rule = new RRuleTemporal({ rruleString: `RRULE:${repeatRule}`, dtstart })
  const walls = rule
    .between(new Date(first.getTime() - FURTHEST_MS), new Date(end.getTime() + FURTHEST_MS), true)
    .map(({ epochMilliseconds }) => epochMilliseconds)
  const instants = walls.map(instantReader(timeZone, walls[0] ?? 0))
  // of a start in the hour that comes twice it may be the second
  if (walls[0] === dtstart.epochMilliseconds) instants[0] = startsAt.getTime()
  return [...new Set(instants)].map((instant) => new Date(instant)).filter((at) => at >= first && at < end)
}

/** The first time that the rule names; null when there is none soon, which no rule of ours brings about. */
export const firstOf = (recurrence: Recurrence): Date | null =>
  expand(recurrence, recurrence.startsAt, new Date(recurrence.startsAt.getTime() + 62 * DAY_MS))[0] ?? null

/** Reads ascending wall times (milliseconds, as if they were UTC) as instants of a zone. */
function instantReader(timeZone: string, firstWall: number): (wall: number) => number {
  const begin = Temporal.Instant.fromEpochMilliseconds(firstWall - 2 * DAY_MS).toZonedDateTimeISO(timeZone)
  let offset = begin.offsetNanoseconds / 1_000_000
  let next = begin.getTimeZoneTransition('next')
  return (wall) => {
    while (next !== null && wall - offset >= next.epochMilliseconds) {
      const after = next.offsetNanoseconds / 1_000_000
      if (wall - after < next.epochMilliseconds) break
      offset = after
      next = next.getTimeZoneTransition('next')
    }
    return wall - offset
  }
}

/** Up to when occurrences of a series are written out: days ahead, and its first one in any case. */
export function horizonOf(first: Date, now: Date): Date {
  const ahead = now.getTime() + EVENT_LIMITS.writtenOutDays * DAY_MS
  return new Date(Math.max(ahead, first.getTime() + 1))
}

/** The day on the wall, e.g. 2027-03-14. */
export const wallDayOf = (at: Date, timeZone: string): string => zonedDate(at, timeZone).toString()

/** What an occurrence is the one of: a day, a week or a month on the wall, as its rule counts. */
export function periodOf(repeatRule: string, at: Date, timeZone: string): string {
  const date = zonedDate(at, timeZone)
  if (repeatRule === 'FREQ=WEEKLY') return `${date.yearOfWeek}-W${date.weekOfYear}`
  return repeatRule === 'FREQ=MONTHLY' ? date.toPlainYearMonth().toString() : date.toString()
}

const zonedDate = (at: Date, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).toPlainDate()

/** From the first moment of a day to the last moment of another, both as in 2027-03-14. */
export function daysBetween(from: string, until: string, timeZone: string): { from: Date; until: Date } {
  const midnight = (day: Temporal.PlainDate) => new Date(day.toZonedDateTime(timeZone).epochMilliseconds)
  return {
    from: midnight(Temporal.PlainDate.from(from)),
    until: midnight(Temporal.PlainDate.from(until).add({ days: 1 })),
  }
}

import { DAY_MS } from '#contract/kit/duration.ts'
import type { Begin, Feast } from './demo-data.ts'

interface CalendarDay {
  year: number
  /** 1 … 12 */
  month: number
  day: number
}

const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

/**
 * The feast's day in a Gregorian year, as long as the Julian calendar is 13 days behind (until 2100). The
 * Ethiopian year begins a day later before a leap year, and Timket is a day later in one. Meskel is celebrated on
 * its eve, with the fire.
 */
export function feastDay(feast: Feast, year: number): CalendarDay {
  const late = isLeap(year + 1) ? 1 : 0
  switch (feast) {
    case 'enkutatash':
      return { year, month: 9, day: 11 + late }
    case 'meskel':
      return { year, month: 9, day: 26 + late }
    case 'genna':
      return { year, month: 1, day: 7 }
    case 'timket':
      return { year, month: 1, day: isLeap(year) ? 20 : 19 }
  }
}

/** The instant at which a clock on the wall of that zone shows this day and time. */
export function instantIn(timeZone: string, { year, month, day }: CalendarDay, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const asUtc = Date.UTC(year, month - 1, day, hours, minutes)
  // twice: the offset of the first guess may be that of the other side of a change of clocks
  const guess = new Date(asUtc - offsetMs(timeZone, new Date(asUtc)))
  return new Date(asUtc - offsetMs(timeZone, guess))
}

function offsetMs(timeZone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at)
  const part = (name: string) => Number(parts.find(({ type }) => type === name)?.value)
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return shown - Math.floor(at.getTime() / 1000) * 1000
}

/** The first fitting day that is at least two days away. */
export function beginOf(begin: Begin & { at: string }, timeZone: string, now: Date): Date {
  const soonest = new Date(now.getTime() + 2 * DAY_MS)
  if ('afterDays' in begin) {
    const day = onWeekday(new Date(now.getTime() + Math.max(2, begin.afterDays) * DAY_MS), begin.weekday)
    return instantIn(timeZone, calendarDay(day), begin.at)
  }
  const year = now.getUTCFullYear()
  const candidates = [year, year + 1].map((each) => {
    const { month, day } = feastDay(begin.feast, each)
    const feast = new Date(Date.UTC(each, month - 1, day))
    return begin.weekday === undefined ? feast : onWeekday(feast, begin.weekday)
  })
  const next = candidates.find((day) => day > soonest) ?? candidates.at(-1) ?? soonest
  return instantIn(timeZone, calendarDay(next), begin.at)
}

function onWeekday(from: Date, weekday: number): Date {
  return new Date(from.getTime() + ((weekday - from.getUTCDay() + 7) % 7) * DAY_MS)
}

const calendarDay = (date: Date): CalendarDay => ({
  year: date.getUTCFullYear(),
  month: date.getUTCMonth() + 1,
  day: date.getUTCDate(),
})

import { DAY_MS } from '#contract/kit/duration.ts'

/** A day of a calendar; which one, its holder says. */
export interface CalendarDay {
  year: number
  /** 1–12, in the Ethiopian calendar 1–13. */
  month: number
  day: number
}

/** Julian day number of 1970-01-01. */
const UNIX_EPOCH_DAY = 2_440_588

/** Gregorian → Julian day number: whole days, so that a difference of two is a number of days. */
export const julianDay = ({ year, month, day }: CalendarDay): number =>
  Math.floor(Date.UTC(year, month - 1, day) / DAY_MS) + UNIX_EPOCH_DAY

/** Julian day number → Gregorian. */
export function fromJulianDay(days: number): CalendarDay {
  const date = new Date((days - UNIX_EPOCH_DAY) * DAY_MS)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** Days from a Gregorian day on, or back. */
export const addDays = (day: CalendarDay, count: number): CalendarDay => fromJulianDay(julianDay(day) + count)

/** 0 is Sunday. `day` is Gregorian. */
export const weekdayOf = (day: CalendarDay): number => (julianDay(day) + 1) % 7

const DAY_ONLY = /^(\d{4})-(\d{2})-(\d{2})$/

/** 'YYYY-MM-DD' → its day; null for any other text. */
export function readDay(text: string): CalendarDay | null {
  const match = DAY_ONLY.exec(text)
  return match && { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) }
}

/** As 'YYYY-MM-DD'. */
export function isoDay({ year, month, day }: CalendarDay): string {
  const two = (n: number) => String(n).padStart(2, '0')
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
}

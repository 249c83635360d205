import { type CalendarDay, isoDay, readDay } from '#contract/language/calendar-day.ts'
import type { NamedCalendar } from '#contract/language/calendar-words.ts'
import { ethiopicMonthDays, fromEthiopic, toEthiopic } from '#contract/language/ethiopic-date.ts'

/** What was chosen of a day, as the numbers of a calendar; empty where nothing is chosen yet. */
export type DayParts = Readonly<Record<'day' | 'month' | 'year', string>>
export const NO_PARTS: DayParts = { day: '', month: '', year: '' }

/** Years before and after this one that are offered where a field names no first and last day. */
const YEARS_BACK = 5
const YEARS_AHEAD = 10
/** Somebody who has to be born before a day was born at most so long before it. */
const LIFETIME = 110

const inCalendar = (day: CalendarDay, calendar: NamedCalendar) =>
  calendar === 'ethiopian' ? toEthiopic(day) : day

/** A Gregorian 'YYYY-MM-DD' in the numbers of a calendar; null for any other value. */
export function partsOf(value: unknown, calendar: NamedCalendar): DayParts | null {
  const day = typeof value === 'string' ? readDay(value) : null
  if (!day) return null
  const { day: number, month, year } = inCalendar(day, calendar)
  return { day: String(number), month: String(month), year: String(year) }
}

/** The Gregorian 'YYYY-MM-DD' of a day that is chosen whole; a 31st becomes the last day of a shorter month. */
export function dayOfParts(parts: DayParts, calendar: NamedCalendar): string | null {
  if (Object.values(parts).includes('')) return null
  const [year, month] = [Number(parts.year), Number(parts.month)]
  const day = Math.min(Number(parts.day), daysIn({ year, month }, calendar))
  return isoDay(calendar === 'ethiopian' ? fromEthiopic({ year, month, day }) : { year, month, day })
}

/** Days of a month; of the year it is in nothing may be known yet. */
export function daysIn(
  { year, month }: Pick<CalendarDay, 'year' | 'month'>,
  calendar: NamedCalendar,
): number {
  if (calendar === 'ethiopian') return ethiopicMonthDays(year, month)
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/** The years that are offered, the nearest first: back from the last one where only that is given, as of birthdays. */
export function yearChoices(
  { min, max, chosen, today }: { min?: string; max?: string; chosen: string; today: string },
  calendar: NamedCalendar,
): string[] {
  const yearOf = (day: string) => Number(partsOf(day, calendar)?.year)
  const last = max === undefined ? yearOf(today) + YEARS_AHEAD : yearOf(max)
  const first =
    min === undefined ? (max === undefined ? yearOf(today) - YEARS_BACK : last - LIFETIME) : yearOf(min)
  const years = Array.from({ length: Math.max(1, last - first + 1) }, (_, at) => String(first + at))
  const all = chosen === '' || years.includes(chosen) ? years : [chosen, ...years]
  return min === undefined && max !== undefined ? all.toReversed() : all
}

import type { CalendarDay } from '#contract/language/calendar-day.ts'
import { holdsMonth, readDate, type Word } from '#server/listings/reading/public.ts'

/** A year too far away, a day that its calendar does not have, or a month without a day. */
export type OddDate = 'year' | 'day' | 'month'

/** Feasts and days are known for these. */
export const YEARS_SHOWN = { from: 1800, until: 2199 } as const

const NUMERIC = /^(?:\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4})$/
const isYear = (number: string) =>
  Number(number) >= YEARS_SHOWN.from && Number(number) <= YEARS_SHOWN.until && number.length === 4

/** What keeps a date from being answered; null where nothing does or none is named. */
export function readOddDate(words: readonly Word[], today: CalendarDay, hasFeast: boolean): OddDate | null {
  const numbers = words.flatMap(({ raw }) => (/^\d+$/.test(raw) ? [raw] : []))
  const isMonth = holdsMonth(words)
  if ((hasFeast || isMonth) && numbers.some((one) => one.length > 2 && !isYear(one))) return 'year'
  if (readDate(words, today) !== null) return null
  if (words.some(({ raw }) => NUMERIC.test(raw))) return 'day'
  if (!isMonth || hasFeast) return null
  if (words.some(({ raw }) => /^\d{1,2}(?:st|nd|rd|th)?$/i.test(raw))) return 'day'
  return numbers.length > 0 ? 'month' : null
}

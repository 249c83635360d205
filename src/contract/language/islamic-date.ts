import { addDays, type CalendarDay } from './calendar-day.ts'

/** The calendar of Umm al-Qura, as ICU computes it: days of others differ from it by one at most. */
const UMM_AL_QURA = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
})

/** Days of a Gregorian year by their Islamic month and day, as '10-1'. A year takes a millisecond to compute. */
const years = new Map<number, ReadonlyMap<string, readonly CalendarDay[]>>()

function daysOfYear(year: number): ReadonlyMap<string, readonly CalendarDay[]> {
  const known = years.get(year)
  if (known) return known
  const found = new Map<string, CalendarDay[]>()
  for (let day = { year, month: 1, day: 1 }; day.year === year; day = addDays(day, 1)) {
    const parts = UMM_AL_QURA.formatToParts(Date.UTC(year, day.month - 1, day.day))
    const at = (type: 'month' | 'day') => parts.find((part) => part.type === type)?.value
    const key = `${at('month')}-${at('day')}`
    found.set(key, [...(found.get(key) ?? []), day])
  }
  years.set(year, found)
  return found
}

/** Gregorian days of a Gregorian year that are an Islamic month's day: one, seldom two or none. */
export const islamicDays = (year: number, month: number, day: number): readonly CalendarDay[] =>
  daysOfYear(year).get(`${month}-${day}`) ?? []

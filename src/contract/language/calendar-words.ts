import { type CalendarDay, weekdayOf } from './calendar-day.ts'
import { dawnClock, type DayPart, type Numerals, toEthiopic } from './ethiopic-date.ts'
import { writeGeezNumeral } from './geez-numeral.ts'

/**
 * How a language names days and times that browsers have no data for (Chromium knows neither Tigrinya nor Afaan
 * Oromo). The months of both calendars share their names, so a date says which calendar it is of.
 */
export interface CalendarWords {
  /** Thirteen, from Meskerem on. */
  ethiopianMonths: readonly string[]
  /** Twelve, from January on. */
  gregorianMonths: readonly string[]
  /** From Sunday on. */
  weekdays: readonly string[]
  /** Of a table's head, likewise. */
  shortWeekdays: readonly string[]
  dayParts: Readonly<Record<DayPart, string>>
  /** What stands behind a date to say whose it is. */
  eras: Readonly<Record<NamedCalendar, string>>
  /** Between parts of a list. */
  comma: string
  writeDay: (parts: { day: string; month: string; year: string | null; era: string | null }) => string
  /** By the dawn clock: '1:30' and 'evening'. */
  writeDawnTime: (time: string, part: string) => string
}

export type NamedCalendar = 'gregorian' | 'ethiopian'

interface DayStyle {
  calendar: NamedCalendar
  numerals?: Numerals
  hasYear?: boolean
  hasWeekday?: boolean
  hasEra?: boolean
}

/** A Gregorian day in the words of a language: "11 መስከረም 2026 ብጎርጎርዮስ", "Fulbaana 1, 2019 A.L.I.". */
export function writeDayInWords(
  day: CalendarDay,
  words: CalendarWords,
  { calendar, numerals = 'arabic', hasYear = true, hasWeekday = false, hasEra = true }: DayStyle,
): string {
  const shown = calendar === 'gregorian' ? day : toEthiopic(day)
  const number = calendar === 'ethiopian' && numerals === 'geez' ? writeGeezNumeral : String
  const written = words.writeDay({
    day: number(shown.day),
    month: monthName(shown, words, calendar),
    year: hasYear ? number(shown.year) : null,
    era: hasEra ? words.eras[calendar] : null,
  })
  return hasWeekday ? `${words.weekdays[weekdayOf(day)]}${words.comma}${written}` : written
}

/** The month of a Gregorian day with its year: "መስከረም 2019 ብግእዝ". */
export function writeMonthInWords(
  day: CalendarDay,
  words: CalendarWords,
  { calendar, numerals = 'arabic' }: Pick<DayStyle, 'calendar' | 'numerals'>,
): string {
  const shown = calendar === 'gregorian' ? day : toEthiopic(day)
  const number = calendar === 'ethiopian' && numerals === 'geez' ? writeGeezNumeral : String
  return `${monthName(shown, words, calendar)} ${number(shown.year)} ${words.eras[calendar]}`
}

const monthName = ({ month }: CalendarDay, words: CalendarWords, calendar: NamedCalendar): string =>
  (calendar === 'gregorian' ? words.gregorianMonths : words.ethiopianMonths)[month - 1] ?? ''

/** The time by the dawn clock: "ሰዓት 1:30 ምሸት", "sa'aatii 1:30 galgala". */
export function writeDawnTimeInWords(hour: number, minute: number, words: CalendarWords): string {
  const dawn = dawnClock(hour)
  const time = minute === 0 ? String(dawn.hour) : `${dawn.hour}:${String(minute).padStart(2, '0')}`
  return words.writeDawnTime(time, words.dayParts[dawn.part])
}

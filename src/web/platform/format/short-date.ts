import { ETHIOPIC_MONTHS, type Numerals, toEthiopic } from '#contract/language/ethiopic-date.ts'
import { type CalendarDay, readDay } from '#contract/language/calendar-day.ts'
import { DATE_STYLE, type DateStyle, inCalendars, LOCALE, writeTime } from '#contract/language/formats.ts'
import { writeGeezNumeral } from '#contract/language/geez-numeral.ts'
import type { InterfaceLanguage } from '#contract/language/language.ts'

/** The calendar day of an instant in a time zone as YYYY-MM-DD; a day stays as it is. */
export function dayIn(value: string, timeZone?: string): string {
  if (readDay(value)) return value
  return new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone }).format(new Date(value))
}

/**
 * A day in few words: "Fri, Sep 11", in both calendars "መስከረም 1 (ሴፕቴምበር 11)"; of another year than this one with its
 * year, "Sep 11, 2031".
 */
export function writeShortDate(
  value: string,
  language: InterfaceLanguage,
  timeZone?: string,
  style = DATE_STYLE[language],
): string {
  const day = readDay(dayIn(value, timeZone))
  if (!day) return value
  const isThisYear = day.year === new Date().getFullYear()
  return inCalendars(style, language, {
    gregorian: () => writeGregorian(day, language, isThisYear),
    ethiopian: () => writeEthiopian(day, language, isThisYear, style.numerals),
  })
}

function writeGregorian({ year, month, day }: CalendarDay, language: InterfaceLanguage, isThisYear: boolean) {
  const format = new Intl.DateTimeFormat(`${LOCALE[language]}-u-ca-gregory`, {
    // a short form of a month is not Amharic
    month: language === 'am' ? 'long' : 'short',
    day: 'numeric',
    timeZone: 'UTC',
    year: isThisYear ? undefined : 'numeric',
    weekday: isThisYear && language === 'en' ? 'short' : undefined,
  })
  return format.format(Date.UTC(year, month - 1, day, 12))
}

function writeEthiopian(
  gregorian: CalendarDay,
  language: InterfaceLanguage,
  isThisYear: boolean,
  numerals: Numerals,
): string {
  const { year, month, day } = toEthiopic(gregorian)
  const number = numerals === 'geez' ? writeGeezNumeral : String
  return `${ETHIOPIC_MONTHS[language][month - 1]} ${number(day)}${isThisYear ? '' : ` ${number(year)}`}`
}

/**
 * The clock of an instant in a time zone: "7:00 PM", in Amharic "19:00"; by the dawn clock "7:00 PM (1 in the evening,
 * Ethiopian time)" and, as it is the usual one in Amharic, there alone: "ከምሽቱ 1 ሰዓት".
 */
export function writeShortTime(
  instant: string,
  language: InterfaceLanguage,
  timeZone: string,
  style?: Pick<DateStyle, 'clock'>,
): string {
  const whole = writeTime(instant, language, timeZone, style)
  // the usual clock stands in brackets behind the dawn clock
  return language === 'en' ? whole : whole.replace(/ \(.*/, '')
}

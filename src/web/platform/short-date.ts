import { ETHIOPIC_MONTHS, toEthiopic, writeDawnTime } from '#contract/language/ethiopic-date.ts'
import type { InterfaceLanguage } from '#contract/language/language.ts'

const DAY_ONLY = /^\d{4}-\d{2}-\d{2}$/

/** The calendar day of an instant in a time zone as YYYY-MM-DD; a day stays as it is. */
export function dayIn(value: string, timeZone?: string): string {
  if (DAY_ONLY.test(value)) return value
  return new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone }).format(new Date(value))
}

/**
 * A day in few words: "Fri, Sep 11", in Amharic in both calendars, "መስከረም 1 (ሴፕቴ 11)"; of another year than this one
 * with its year, "Sep 11, 2031".
 */
export function writeShortDate(value: string, language: InterfaceLanguage, timeZone?: string): string {
  const [year = 0, month = 1, day = 1] = dayIn(value, timeZone).split('-').map(Number)
  const noon = new Date(Date.UTC(year, month - 1, day, 12))
  const gregorian = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language === 'am' ? 'am-ET-u-ca-gregory' : 'en-US', {
      month: 'short',
      day: 'numeric',
      timeZone: 'UTC',
      ...options,
    }).format(noon)
  const isThisYear = year === new Date().getFullYear()
  const ofYear = isThisYear ? {} : ({ year: 'numeric' } as const)
  if (language === 'en') return gregorian(isThisYear ? { weekday: 'short' } : ofYear)
  const ethiopic = toEthiopic({ year, month, day })
  const ethiopicYear = isThisYear ? '' : ` ${ethiopic.year}`
  return `${ETHIOPIC_MONTHS.am[ethiopic.month - 1]} ${ethiopic.day}${ethiopicYear} (${gregorian(ofYear)})`
}

/** The clock of an instant in a time zone: "7:00 PM", in Amharic the dawn clock, "ከምሽቱ 1 ሰዓት". */
export function writeShortTime(instant: string, language: InterfaceLanguage, timeZone?: string): string {
  const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone, hour12: language === 'en' })
  const text = clock.format(new Date(instant))
  if (language === 'en') return text
  const [hour = 0, minute = 0] = text.split(':').map(Number)
  return writeDawnTime(hour % 24, minute, 'am')
}

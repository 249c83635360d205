import type { CalendarDay } from '#contract/language/calendar-day.ts'
import { LOCALE } from '#contract/language/formats.ts'
import type { InterfaceLanguage } from '#contract/language/language.ts'

/** "Sunday, May 2, 2027" */
export function writeGregorian({ year, month, day }: CalendarDay, language: InterfaceLanguage): string {
  const format = new Intl.DateTimeFormat(`${LOCALE[language]}-u-ca-gregory`, {
    dateStyle: 'full',
    timeZone: 'UTC',
  })
  return format.format(Date.UTC(year, month - 1, day))
}

/** "March 8 – May 1, 2027" */
export function writeSpan(first: CalendarDay, last: CalendarDay, language: InterfaceLanguage): string {
  const format = new Intl.DateTimeFormat(`${LOCALE[language]}-u-ca-gregory`, {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  const at = ({ year, month, day }: CalendarDay) => Date.UTC(year, month - 1, day)
  return format.formatRange(at(first), at(last))
}

import type { CalendarDay } from './calendar-day.ts'
import { ETHIOPIC_MONTHS, type Numerals, toEthiopic } from './ethiopic-date.ts'
import { writeGeezNumeral } from './geez-numeral.ts'

/** The month in which a Gregorian day falls: "መስከረም 2019 ዓ.ም." or "Meskerem 2019 E.C.". */
export function writeEthiopicMonth(day: CalendarDay, language: 'en' | 'am', numerals: Numerals): string {
  const { year, month } = toEthiopic(day)
  const number = numerals === 'geez' ? writeGeezNumeral(year) : String(year)
  return `${ETHIOPIC_MONTHS[language][month - 1]} ${number} ${language === 'en' ? 'E.C.' : 'ዓ.ም.'}`
}

import type { CalendarDay } from './calendar-day.ts'
import { toEthiopic } from './ethiopic-date.ts'

/** Months of the Ge'ez calendar, as Tigrinya names them. */
const GEEZ_MONTHS = [
  'መስከረም',
  'ጥቅምቲ',
  'ሕዳር',
  'ታሕሳስ',
  'ጥሪ',
  'ለካቲት',
  'መጋቢት',
  'ሚያዝያ',
  'ግንቦት',
  'ሰነ',
  'ሓምለ',
  'ነሓሰ',
  'ጳጉሜን',
]
/** Eritrea gives the Gregorian months the same names, beginning with ጥሪ in January. */
const GREGORIAN_MONTHS = [4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2, 3].map((at) => GEEZ_MONTHS[at])

/**
 * A Gregorian day in Tigrinya. The months of both calendars share their names, so a date says which it is of:
 * "11 መስከረም 2026 (ጎርጎርዮስ)", "1 መስከረም 2019 (ግእዝ)".
 */
export function writeTigrinyaDate(day: CalendarDay, calendar: 'gregorian' | 'ethiopian'): string {
  if (calendar === 'gregorian') return `${day.day} ${GREGORIAN_MONTHS[day.month - 1]} ${day.year} (ጎርጎርዮስ)`
  const own = toEthiopic(day)
  return `${own.day} ${GEEZ_MONTHS[own.month - 1]} ${own.year} (ግእዝ)`
}

import { type CalendarDay, fromJulianDay, julianDay, weekdayOf } from './calendar-day.ts'
import { writeGeezNumeral } from './geez-numeral.ts'

/** Julian day number of the day before 1 Meskerem 1. */
const ETHIOPIC_EPOCH_DAY = 1_723_856
const FOUR_YEARS = 1461

/** Gregorian → Ethiopian (Amete Mihret): twelve months of 30 days and Pagumen of 5, or 6 in a leap year. */
export function toEthiopic(gregorian: CalendarDay): CalendarDay {
  const days = julianDay(gregorian) - ETHIOPIC_EPOCH_DAY
  const inCycle = days % FOUR_YEARS
  const leap = Math.floor(inCycle / 1460)
  const inYear = (inCycle % 365) + 365 * leap
  return {
    year: 4 * Math.floor(days / FOUR_YEARS) + Math.floor(inCycle / 365) - leap,
    month: Math.floor(inYear / 30) + 1,
    day: (inYear % 30) + 1,
  }
}

/** Ethiopian (Amete Mihret) → Gregorian. */
export const fromEthiopic = ({ year, month, day }: CalendarDay): CalendarDay =>
  fromJulianDay(ETHIOPIC_EPOCH_DAY + 365 * year + Math.floor(year / 4) + 30 * (month - 1) + day - 1)

/** Days of an Ethiopian month: 30, in Pagumen 5 or, before a leap day elsewhere, 6. */
export function ethiopicMonthDays(year: number, month: number): number {
  if (month < 13) return 30
  return year % 4 === 3 ? 6 : 5
}

/** Parts of the day of the Ethiopian clock. */
export type DayPart = 'night' | 'morning' | 'afternoon' | 'evening'

/** The dawn clock counts from six in the morning: 07:00 is 1 in the morning, 19:00 is 1 in the evening. */
export function dawnClock(hour: number): { hour: number; part: DayPart } {
  return { hour: (hour + 6) % 12 || 12, part: dayPartOf(hour) }
}

function dayPartOf(hour: number): DayPart {
  if (hour < 6) return 'night'
  if (hour < 12) return 'morning'
  return hour < 18 ? 'afternoon' : 'evening'
}

export const ETHIOPIC_MONTHS = {
  am: ['መስከረም', 'ጥቅምት', 'ኅዳር', 'ታኅሣሥ', 'ጥር', 'የካቲት', 'መጋቢት', 'ሚያዝያ', 'ግንቦት', 'ሰኔ', 'ሐምሌ', 'ነሐሴ', 'ጳጉሜን'],
  en: [
    'Meskerem',
    'Tikimt',
    'Hidar',
    'Tahsas',
    'Tir',
    'Yekatit',
    'Megabit',
    'Miazia',
    'Ginbot',
    'Sene',
    'Hamle',
    'Nehase',
    'Pagumen',
  ],
} as const

const WEEKDAYS_AM = ['እሑድ', 'ሰኞ', 'ማክሰኞ', 'ረቡዕ', 'ሐሙስ', 'ዓርብ', 'ቅዳሜ'] as const

/** How the numbers of an Ethiopian date are written. */
export type Numerals = 'arabic' | 'geez'

interface EthiopicStyle {
  weekday?: boolean
  numerals?: Numerals
}

/** Written naturally: "ዓርብ መስከረም 1 ቀን 2019 ዓ.ም." or "Meskerem 1, 2019 E.C.". `day` is Gregorian. */
export function writeEthiopicDate(
  day: CalendarDay,
  language: 'en' | 'am',
  { weekday = false, numerals = 'arabic' }: EthiopicStyle = {},
): string {
  const ethiopic = toEthiopic(day)
  const number = numerals === 'geez' ? writeGeezNumeral : String
  const month = ETHIOPIC_MONTHS[language][ethiopic.month - 1]
  if (language === 'en') return `${month} ${number(ethiopic.day)}, ${number(ethiopic.year)} E.C.`
  const name = weekday ? `${WEEKDAYS_AM[weekdayOf(day)]} ` : ''
  return `${name}${month} ${number(ethiopic.day)} ቀን ${number(ethiopic.year)} ዓ.ም.`
}

const DAY_PARTS_AM: Record<DayPart, string> = {
  night: 'ከሌሊቱ',
  morning: 'ከጠዋቱ',
  afternoon: 'ከቀኑ',
  evening: 'ከምሽቱ',
}
export const DAY_PARTS_EN: Record<DayPart, string> = {
  night: 'at night',
  morning: 'in the morning',
  afternoon: 'in the afternoon',
  evening: 'in the evening',
}

/** The time by the dawn clock: "ከጠዋቱ 1 ሰዓት", "ከምሽቱ 1:30 ሰዓት" or "1:30 in the evening, Ethiopian time". */
export function writeDawnTime(hour: number, minute: number, language: 'en' | 'am'): string {
  const dawn = dawnClock(hour)
  const time = minute === 0 ? String(dawn.hour) : `${dawn.hour}:${String(minute).padStart(2, '0')}`
  return language === 'am'
    ? `${DAY_PARTS_AM[dawn.part]} ${time} ሰዓት`
    : `${time} ${DAY_PARTS_EN[dawn.part]}, Ethiopian time`
}

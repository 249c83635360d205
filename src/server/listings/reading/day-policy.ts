import {
  addDays,
  type CalendarDay,
  isoDay,
  julianDay,
  readDay,
  weekdayOf,
} from '#contract/language/calendar-day.ts'
import { ethiopicMonthDays, fromEthiopic, toEthiopic } from '#contract/language/ethiopic-date.ts'
import { type Cue, findCue, holdsCue, readCue, type Word } from './word-policy.ts'

/** Gregorian days, both included. */
export interface Days {
  from: CalendarDay
  until: CalendarDay
}

const RELATIVE = {
  today: readCue('today, tonight, ዛሬ, zare'),
  tomorrow: readCue('tomorrow, ነገ, nege'),
  weekend: readCue('weekend, this weekend, ቅዳሜና እሑድ, ቅዳሜ እና እሑድ, ቅዳሜና እሁድ, የሳምንቱ መጨረሻ'),
  nextWeek: readCue('next week, በሚቀጥለው ሳምንት, የሚቀጥለው ሳምንት, በሚመጣው ሳምንት'),
  week: readCue('this week, week, በዚህ ሳምንት, ዚህ ሳምንት, የዚህ ሳምንት'),
  nextMonth: readCue('next month, በሚቀጥለው ወር, የሚቀጥለው ወር, በሚመጣው ወር'),
  month: readCue('this month, በዚህ ወር, ዚህ ወር'),
} as const

const WEEKDAYS: readonly Cue[] = [
  'sunday, እሑድ, እሁድ',
  'monday, ሰኞ',
  'tuesday, ማክሰኞ',
  'wednesday, ረቡዕ, ሮብ',
  'thursday, ሐሙስ',
  'friday, ዓርብ, አርብ',
  'saturday, ቅዳሜ',
].map(readCue)

/** The days that a question speaks of, seen from today, and the words that say so; null where it names none. */
export function readDays(
  words: readonly Word[],
  today: CalendarDay,
): { days: Days; positions: number[] } | null {
  const weekday = weekdayOf(today)
  const monday = addDays(today, -((weekday + 6) % 7))
  const saturday = addDays(today, weekday === 0 ? -1 : 6 - weekday)
  const spans: readonly [Cue, Days][] = [
    [RELATIVE.weekend, { from: later(saturday, today), until: addDays(saturday, 1) }],
    [RELATIVE.nextWeek, { from: addDays(monday, 7), until: addDays(monday, 13) }],
    [RELATIVE.nextMonth, monthAfter(today)],
    [RELATIVE.month, { from: today, until: addDays(monthAfter(today).from, -1) }],
    [RELATIVE.week, { from: today, until: addDays(monday, 6) }],
    [RELATIVE.tomorrow, { from: addDays(today, 1), until: addDays(today, 1) }],
    [RELATIVE.today, { from: today, until: today }],
    ...WEEKDAYS.map((cue, index): [Cue, Days] => {
      const day = addDays(today, (index - weekday + 7) % 7)
      return [cue, { from: day, until: day }]
    }),
  ]
  const found = spans.find(([cue]) => holdsCue(cue, words))
  if (found) return { days: found[1], positions: findCue(found[0], words) }
  const date = readDate(words, today)
  return date && { days: { from: date.day, until: date.day }, positions: date.positions }
}

const later = (one: CalendarDay, other: CalendarDay) => (julianDay(one) > julianDay(other) ? one : other)

function monthAfter({ year, month }: CalendarDay): Days {
  const first = month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 }
  const beyond = addDays({ ...first, day: 28 }, 5)
  return { from: first, until: addDays(beyond, -beyond.day) }
}

const MONTHS: readonly Cue[] = [
  'january, jan, ጃንዋሪ, ጃንዩወሪ',
  'february, feb, ፌብሩዋሪ, ፌብሩወሪ',
  'march, mar, ማርች',
  'april, apr, ኤፕሪል',
  'may, ሜይ',
  'june, jun, ጁን',
  'july, jul, ጁላይ',
  'august, aug, ኦገስት',
  'september, sept, sep, ሴፕቴምበር',
  'october, oct, ኦክቶበር',
  'november, nov, ኖቬምበር',
  'december, dec, ዲሴምበር',
].map(readCue)
const ETHIOPIC: readonly Cue[] = [
  'meskerem, mesqerem, መስከረም',
  'tikimt, tiqimt, tekemt, ጥቅምት',
  'hidar, hedar, ኅዳር, ህዳር',
  'tahsas, tahisas, ታኅሣሥ, ታህሳስ',
  'tir, ter, ጥር',
  'yekatit, የካቲት',
  'megabit, መጋቢት',
  'miazia, miyazya, miyazia, ሚያዝያ, ሚያዚያ',
  'ginbot, genbot, ግንቦት',
  'sene, ሰኔ',
  'hamle, ሐምሌ, ሀምሌ',
  'nehase, nehasse, ነሐሴ, ነሃሴ',
  'pagumen, pagume, ጳጉሜን, ጳጉሜ',
].map(readCue)
const OF_ETHIOPIA = readCue('e.c, ec, ዓ.ም, ዓም, ethiopian year, ethiopian calendar, በኢትዮጵያ')
const TO_GREGORIAN = readCue(
  'to gregorian, in gregorian, gregorian, ወደ ፈረንጅ, በፈረንጅ, ጎርጎርዮስ, በጎርጎርዮስ, european calendar, western calendar',
)

export interface ReadDate {
  day: CalendarDay
  positions: number[]
  /** It was written in the Ethiopian calendar. */
  isEthiopic: boolean
}

/** One day as it may be written in either calendar: "Sep 11, 2026", "2026-09-11", "መስከረም 1 2019"; the coming one without a year. */
export function readDate(words: readonly Word[], today: CalendarDay): ReadDate | null {
  return (
    readNumeric(words) ?? readNamed(words, today, ETHIOPIC, true) ?? readNamed(words, today, MONTHS, false)
  )
}

function readNumeric(words: readonly Word[]): ReadDate | null {
  for (const [at, { raw }] of words.entries()) {
    const slashed = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(raw)
    const written = slashed
      ? { year: Number(slashed[3]), month: Number(slashed[1]), day: Number(slashed[2]) }
      : readDay(raw)
    if (!written) continue
    const isEthiopic = holdsCue(TO_GREGORIAN, words)
    const day = isEthiopic ? ethiopicDay(written) : gregorianDay(written)
    if (day) return { day, positions: [at], isEthiopic }
  }
  return null
}

function readNamed(
  words: readonly Word[],
  today: CalendarDay,
  months: readonly Cue[],
  isEthiopic: boolean,
): ReadDate | null {
  for (const [index, cue] of months.entries()) {
    const [at] = findCue(cue, words)
    if (at === undefined) continue
    const dayAt = [at + 1, at - 1].find((near) => isDayNumber(words[near]))
    if (dayAt === undefined) continue
    const yearAt = [at + 2, at + 1, dayAt + 1, dayAt + 2, at - 1].find((near) => isYear(words[near]))
    const written = { month: index + 1, day: Number.parseInt(words[dayAt]?.raw ?? '', 10) }
    const own = isEthiopic ? toEthiopic(today).year : today.year
    const make = isEthiopic ? ethiopicDay : gregorianDay
    const named = yearAt === undefined ? null : Number.parseInt(words[yearAt]?.raw ?? '', 10)
    const day =
      named === null
        ? [own, own + 1]
            .map((year) => make({ ...written, year }))
            .find((one) => one !== null && julianDay(one) >= julianDay(today))
        : make({ ...written, year: named })
    if (day) return { day, positions: [at, dayAt, ...(yearAt === undefined ? [] : [yearAt])], isEthiopic }
  }
  return null
}

export interface NamedMonth {
  calendar: 'gregorian' | 'ethiopian'
  year: number
  /** From 1 on. */
  month: number
}

/** A month without a day: the one that goes on or comes next, unless a year is named beside it. "May" is one behind "in" alone. */
export function readMonth(words: readonly Word[], today: CalendarDay): NamedMonth | null {
  const calendars = [
    { calendar: 'ethiopian', months: ETHIOPIC, now: toEthiopic(today) },
    { calendar: 'gregorian', months: MONTHS, now: today },
  ] as const
  for (const { calendar, months, now } of calendars) {
    const index = months.findIndex((cue) =>
      findCue(cue, words).some((at) => words[at]?.folded !== 'may' || words[at - 1]?.folded === 'in'),
    )
    if (index === -1) continue
    const month = index + 1
    const named = words.find(isYear)
    const year = named ? Number(named.raw) : now.year + (month < now.month ? 1 : 0)
    return { calendar, year, month }
  }
  return null
}

/** A month of either calendar is named. */
export const holdsMonth = (words: readonly Word[]): boolean =>
  [...ETHIOPIC, ...MONTHS].some((cue) => findCue(cue, words).some((at) => isCounted(words, at)))

/** "may" and "ter" are months only beside a number. */
const isCounted = (words: readonly Word[], at: number) =>
  [at - 1, at + 1].some((near) => /^\d/.test(words[near]?.raw ?? ''))

const isDayNumber = (word: Word | undefined) => /^\d{1,2}(?:st|nd|rd|th)?$/i.test(word?.raw ?? '')
const isYear = (word: Word | undefined) => /^(?:1[89]|20|21)\d\d$/.test(word?.raw ?? '')

/** Null for a day that its calendar does not have. */
function gregorianDay(day: CalendarDay): CalendarDay | null {
  const same = readDay(isoDay(addDays(day, 0)))
  return same && same.month === day.month && same.day === day.day ? day : null
}

function ethiopicDay(day: CalendarDay): CalendarDay | null {
  const isThere = day.month >= 1 && day.month <= 13 && day.day >= 1
  return isThere && day.day <= ethiopicMonthDays(day.year, day.month) ? fromEthiopic(day) : null
}

/** The year that a question names, and whose calendar it is of; null where it names none. */
export function readYear(
  words: readonly Word[],
  today: CalendarDay,
): { year: number; isEthiopic: boolean } | null {
  const word = words.find(isYear)
  if (!word) return null
  const year = Number(word.raw)
  const isMarked = holdsCue(OF_ETHIOPIA, words)
  const nearest = Math.abs(year - toEthiopic(today).year) < Math.abs(year - today.year)
  const inAmharic = words.some(({ folded }) => /[\u1200-\u135a]/.test(folded))
  return { year, isEthiopic: isMarked || (inAmharic && nearest) }
}

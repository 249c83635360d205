import { addDays, type CalendarDay, fromJulianDay, isoDay, julianDay } from './calendar-day.ts'
import { ethiopicMonthDays, fromEthiopic } from './ethiopic-date.ts'
import { islamicDays } from './islamic-date.ts'

/** Whose a day is: of the Orthodox churches, of Muslims, or of a country. */
export type FeastTradition = 'orthodox' | 'muslim' | 'ethiopia' | 'eritrea'

interface Rule {
  tradition: FeastTradition
  kind: 'feast' | 'fast' | 'remembrance'
  /** Gregorian days of a Gregorian year on which it begins; an Islamic one may come twice. */
  begins: (year: number) => readonly CalendarDay[]
  /** Last day of a fast that began on that day. */
  ends?: (first: CalendarDay) => CalendarDay
}

type Days = Rule['begins']

/** A day of the Ethiopian calendar, wherever in the Gregorian year it falls. */
const ethiopic =
  (month: number, day: number): Days =>
  (year) =>
    [year - 8, year - 7]
      .map((own) => fromEthiopic({ year: own, month, day }))
      .filter((at) => at.year === year)

const gregorian =
  (month: number, day: number): Days =>
  (year) => [{ year, month, day }]

const fromFasika =
  (days: number): Days =>
  (year) => [addDays(fasikaOf(year), days)]

/** Genna is a day earlier after a leap year, so that it stays nine months behind the Annunciation. */
const genna: Days = (year) => [fromEthiopic({ year: year - 8, month: 4, day: year % 4 === 0 ? 28 : 29 })]

/** In the Ethiopian year of its beginning, or the next where that day is already over. */
const untilEthiopic = (month: number, day: number) => (first: CalendarDay) => {
  const candidates = [first.year - 8, first.year - 7].map((year) => fromEthiopic({ year, month, day }))
  return candidates.find((last) => julianDay(last) >= julianDay(first)) ?? first
}
const after = (days: number) => (first: CalendarDay) => addDays(first, days)

/** The month of Ramadan has 29 or 30 days: it ends on the eve of the next feast. */
const untilEid = (first: CalendarDay) => {
  const eids = [first.year, first.year + 1].flatMap((year) => islamicDays(year, 10, 1))
  const eid = eids.find((day) => julianDay(day) > julianDay(first))
  return eid ? addDays(eid, -1) : addDays(first, 29)
}

const orthodox = { tradition: 'orthodox', kind: 'feast' } as const
const orthodoxFast = { tradition: 'orthodox', kind: 'fast' } as const
const muslim = { tradition: 'muslim', kind: 'feast' } as const
const ethiopian = { tradition: 'ethiopia', kind: 'remembrance' } as const
const eritrean = { tradition: 'eritrea', kind: 'remembrance' } as const

const RULES = {
  genna: { ...orthodox, begins: genna },
  timket: { ...orthodox, begins: ethiopic(5, 11) },
  ninevehFast: { ...orthodoxFast, begins: fromFasika(-69), ends: after(2) },
  abiyTsom: { ...orthodoxFast, begins: fromFasika(-55), ends: after(54) },
  hosanna: { ...orthodox, begins: fromFasika(-7) },
  siklet: { ...orthodox, begins: fromFasika(-2) },
  fasika: { ...orthodox, begins: fromFasika(0) },
  erget: { ...orthodox, begins: fromFasika(39) },
  peraklitos: { ...orthodox, begins: fromFasika(49) },
  apostlesFast: { ...orthodoxFast, begins: fromFasika(50), ends: untilEthiopic(11, 4) },
  filsetaFast: { ...orthodoxFast, begins: ethiopic(12, 1), ends: after(14) },
  buhe: { ...orthodox, begins: ethiopic(12, 13) },
  filseta: { ...orthodox, begins: ethiopic(12, 16) },
  enkutatash: { ...orthodox, begins: ethiopic(1, 1) },
  meskel: { ...orthodox, begins: ethiopic(1, 17) },
  prophetsFast: {
    ...orthodoxFast,
    begins: ethiopic(3, 15),
    ends: (first: CalendarDay) => addDays(genna(first.year + 1)[0] ?? first, -1),
  },
  hidarTsion: { ...orthodox, begins: ethiopic(3, 21) },
  ramadan: {
    tradition: 'muslim',
    kind: 'fast',
    begins: (year: number) => islamicDays(year, 9, 1),
    ends: untilEid,
  },
  eidAlFitr: { ...muslim, begins: (year: number) => islamicDays(year, 10, 1) },
  eidAlAdha: { ...muslim, begins: (year: number) => islamicDays(year, 12, 10) },
  mawlid: { ...muslim, begins: (year: number) => islamicDays(year, 3, 12) },
  adwa: { ...ethiopian, begins: ethiopic(6, 23) },
  labourDay: { ...ethiopian, begins: gregorian(5, 1) },
  patriots: { ...ethiopian, begins: ethiopic(8, 27) },
  ginbot20: { ...ethiopian, begins: ethiopic(9, 20) },
  eritreanIndependence: { ...eritrean, begins: gregorian(5, 24) },
  eritreanMartyrs: { ...eritrean, begins: gregorian(6, 20) },
  bahtiMeskerem: { ...eritrean, begins: gregorian(9, 1) },
} as const satisfies Record<string, Rule>

export type FeastName = keyof typeof RULES
export const FEAST_NAMES = Object.keys(RULES) as readonly FeastName[]

/** A feast, fast or day of remembrance of one year. Words for it are in feast-words.ts. */
export interface Feast {
  name: FeastName
  tradition: FeastTradition
  kind: Rule['kind']
  /** Gregorian 'YYYY-MM-DD'; both are the same for what lasts a day. */
  firstDay: string
  lastDay: string
  /** The moon decides: a day sooner or later is possible, and screens say so. */
  isExpected: boolean
}

/** Fasika (Easter) of a Gregorian year, as a Gregorian day: the computus of the Julian calendar, after Meeus. */
export function fasikaOf(year: number): CalendarDay {
  const moon = (19 * (year % 19) + 15) % 30
  const toSunday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7
  const sum = moon + toSunday + 114
  return fromJulianCalendar({ year, month: Math.floor(sum / 31), day: (sum % 31) + 1 })
}

/** A day from March on of the Julian calendar → Gregorian. */
function fromJulianCalendar({ year, month, day }: CalendarDay): CalendarDay {
  const years = year + 4800
  const days = day + Math.floor((153 * (month - 3) + 2) / 5) + 365 * years + Math.floor(years / 4)
  return fromJulianDay(days - 32_083)
}

/** Every feast, fast and day of remembrance that begins in a Gregorian year, the earliest first. */
export function feastsOfYear(year: number): readonly Feast[] {
  const found = FEAST_NAMES.flatMap((name) => {
    const { tradition, kind, begins, ends }: Rule = RULES[name]
    return begins(year).map((first) => ({
      name,
      tradition,
      kind,
      firstDay: isoDay(first),
      lastDay: isoDay(ends ? ends(first) : first),
      isExpected: tradition === 'muslim',
    }))
  })
  return found.toSorted((a, b) => a.firstDay.localeCompare(b.firstDay))
}

/**
 * What falls, or goes on, between two Gregorian days 'YYYY-MM-DD', both included, the earliest beginning first. A
 * fast that began before `firstDay` and is not over is among them.
 */
export function feastsBetween(firstDay: string, lastDay: string): readonly Feast[] {
  const yearBefore = Number(firstDay.slice(0, 4)) - 1
  const count = Number(lastDay.slice(0, 4)) - yearBefore + 1
  return Array.from({ length: count }, (_, i) => feastsOfYear(yearBefore + i))
    .flat()
    .filter((feast) => feast.lastDay >= firstDay && feast.firstDay <= lastDay)
}

/** Feasts of a month: 1–12 of the Gregorian, 1–13 of the Ethiopian calendar, in years of that calendar. */
export function feastsOfMonth(
  calendar: 'gregorian' | 'ethiopian',
  year: number,
  month: number,
): readonly Feast[] {
  if (calendar === 'gregorian') {
    const next = month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 }
    return feastsBetween(isoDay({ year, month, day: 1 }), isoDay(addDays(next, -1)))
  }
  const first = fromEthiopic({ year, month, day: 1 })
  return feastsBetween(isoDay(first), isoDay(addDays(first, ethiopicMonthDays(year, month) - 1)))
}

/** What a Gregorian day 'YYYY-MM-DD' is, for the pages of events. */
export const feastsOn = (day: string): readonly Feast[] => feastsBetween(day, day)

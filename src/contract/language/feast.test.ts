import { expect, test } from 'vitest'
import { julianDay, readDay, weekdayOf } from './calendar-day.ts'
import { EXPECTED_FEASTS, FEAST_DAYS } from './calendar-vectors.fixture.ts'
import { FEAST_NAMES, fasikaOf, feastsBetween, feastsOfMonth, feastsOfYear, feastsOn } from './feast.ts'
import { writeFeast } from './feast-words.ts'

const namesOf = (feasts: readonly { name: string }[]) => feasts.map(({ name }) => name)
const daysBetween = (first: string, last: string) => {
  const [from, to] = [readDay(first), readDay(last)]
  return from && to ? julianDay(to) - julianDay(from) : Number.NaN
}

const DAYS = Object.entries(FEAST_DAYS).flatMap(([year, days]) =>
  Object.entries(days).map(([name, day]) => [name, Number(year), day] as const),
)

test.each(DAYS)('%s of %i falls on %s', (name, year, day) => {
  const found = feastsOfYear(year).filter((feast) => feast.name === name)
  expect(found.map(({ firstDay }) => firstDay)).toEqual([day])
})

test('the feasts that the moon decides are expected, all others are certain', () => {
  const expected = feastsOfYear(2026).filter(({ isExpected }) => isExpected)
  expect(namesOf(expected).toSorted()).toEqual([...EXPECTED_FEASTS, 'ramadan'].toSorted())
  expect(expected.map((feast) => writeFeast(feast, 'en'))).toContain('Eid al-Fitr (expected)')
  expect(expected.map((feast) => writeFeast(feast, 'am'))).toContain('ኢድ አል ፈጥር (የሚጠበቅ)')
})

test('Fasika is a Sunday, between the fourth of April and the tenth of May, in two centuries', () => {
  for (let year = 1900; year <= 2100; year++) {
    const fasika = fasikaOf(year)
    expect(weekdayOf(fasika)).toBe(0)
    const at = fasika.month * 100 + fasika.day
    expect(at).toBeGreaterThanOrEqual(403)
    expect(at).toBeLessThanOrEqual(510)
  }
})

/** Bahire Hasab, the reckoning of the church, tells Fasika by another way: from the metqi and the weekday of its eve. */
function fasikaByBahireHasab(year: number): number {
  const own = year - 8
  const golden = (5500 + own) % 19
  const metqi = ((golden === 0 ? 18 : golden - 1) * 19) % 30 || 30
  const firstOfYear = julianDay({ year: year - 1, month: 9, day: newYearDay(year - 1) })
  const eve = firstOfYear + (metqi > 14 ? 0 : 30) + metqi - 1
  const toNineveh = [6, 5, 4, 3, 2, 8, 7][eve % 7] ?? 0
  const sum = metqi + toNineveh
  const month = (metqi > 14 ? 4 : 5) + (sum > 30 ? 1 : 0)
  return firstOfYear + 30 * month + ((sum - 1) % 30) + 69
}
/** In September, from 1901 to 2099. */
const newYearDay = (year: number) => (year % 4 === 3 ? 12 : 11)

test('the computus agrees with Bahire Hasab from 1950 to 2099', () => {
  const different = Array.from({ length: 150 }, (_, i) => 1950 + i).filter(
    (year) => fasikaByBahireHasab(year) !== julianDay(fasikaOf(year)),
  )
  expect(different).toEqual([])
})

test('fasts last as long as they are kept', () => {
  const lengths = Object.fromEntries(
    feastsOfYear(2026)
      .filter(({ kind }) => kind === 'fast')
      .map(({ name, firstDay, lastDay }) => [name, daysBetween(firstDay, lastDay) + 1]),
  )
  expect(lengths).toEqual({
    ninevehFast: 3,
    abiyTsom: 55,
    apostlesFast: 41,
    filsetaFast: 15,
    ramadan: 30,
    prophetsFast: 44,
  })
  const prophets = feastsOfYear(2026).find(({ name }) => name === 'prophetsFast')
  expect(prophets).toMatchObject({ firstDay: '2026-11-24', lastDay: '2027-01-06' })
})

test('an Islamic feast may come twice in a Gregorian year', () => {
  const eids = feastsOfYear(2000).filter(({ name }) => name === 'eidAlFitr')
  expect(eids).toHaveLength(2)
})

test('a month shows what falls into it and what goes on, in either calendar', () => {
  expect(namesOf(feastsOfMonth('gregorian', 2026, 9))).toEqual(['bahtiMeskerem', 'enkutatash', 'meskel'])
  expect(namesOf(feastsOfMonth('ethiopian', 2019, 1))).toEqual(['enkutatash', 'meskel'])
  expect(namesOf(feastsOfMonth('gregorian', 2027, 1))).toEqual(['prophetsFast', 'genna', 'timket'])
  expect(namesOf(feastsOfMonth('gregorian', 2026, 12))).toEqual(['prophetsFast'])
  expect(feastsOfMonth('ethiopian', 2018, 13)).toEqual([])
})

test('a day tells what it is', () => {
  expect(namesOf(feastsOn('2026-04-12'))).toEqual(['fasika'])
  expect(namesOf(feastsOn('2026-04-10'))).toEqual(['abiyTsom', 'siklet'])
  expect(feastsOn('2026-10-15')).toEqual([])
  expect(namesOf(feastsBetween('2026-04-12', '2026-05-01'))).toEqual(['fasika', 'labourDay'])
})

test.each(['am', 'ti'] as const)('every name is said in Ethiopic letters in %s', (language) => {
  const words = FEAST_NAMES.map((name) => writeFeast({ name, isExpected: false }, language))
  expect(words.filter((word) => /\p{Script=Latin}/u.test(word) || word === '')).toEqual([])
})

import { expect, test } from 'vitest'
import {
  type CalendarDay,
  dawnClock,
  fromEthiopic,
  toEthiopic,
  writeDawnTime,
  writeEthiopicDate,
} from './ethiopic-date.ts'
import { CLOCK, CONVERSIONS, FIXED_FEASTS } from './ethiopic-date.fixture.ts'

function day(iso: string): CalendarDay {
  const [year = 0, month = 0, date = 0] = iso.split('-').map(Number)
  return { year, month, day: date }
}

test.each(CONVERSIONS)('%s is %s in the Ethiopian calendar, both ways', (gregorian, ethiopic) => {
  expect(toEthiopic(day(gregorian))).toEqual(day(ethiopic))
  expect(fromEthiopic(day(ethiopic))).toEqual(day(gregorian))
})

test('every day of two centuries agrees with ICU, both ways', () => {
  const icu = new Intl.DateTimeFormat('en-u-ca-ethiopic', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  })
  const wrong: string[] = []
  for (let time = Date.UTC(1900, 0, 1); time < Date.UTC(2101, 0, 1); time += 86_400_000) {
    const date = new Date(time)
    const gregorian = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
    const parts = new Map<string, number>(
      icu.formatToParts(date).map(({ type, value }) => [type, Number(value)]),
    )
    const { year, month, day: inMonth } = toEthiopic(gregorian)
    const expected = [parts.get('year') ?? parts.get('relatedYear'), parts.get('month'), parts.get('day')]
    const back = fromEthiopic({ year, month, day: inMonth })
    const same = expected.join() === [year, month, inMonth].join() && back.day === gregorian.day
    if (!same) wrong.push(date.toISOString())
  }
  expect(wrong).toEqual([])
})

test.each([2026, 2027, 2028] as const)('the fixed feasts of %i fall on their days', (year) => {
  const feasts = FIXED_FEASTS[year]
  const ethiopicYear = year - 8
  expect(fromEthiopic({ year: ethiopicYear, month: 5, day: 11 })).toEqual(day(feasts.timket))
  expect(fromEthiopic({ year: ethiopicYear, month: 6, day: 23 })).toEqual(day(feasts.adwa))
  expect(fromEthiopic({ year: ethiopicYear + 1, month: 1, day: 1 })).toEqual(day(feasts.enkutatash))
  expect(fromEthiopic({ year: ethiopicYear + 1, month: 1, day: 17 })).toEqual(day(feasts.meskel))
})

test.each(CLOCK)('%i:00 is %i o’clock (%s) by the dawn clock', (hour, dawnHour, part) => {
  expect(dawnClock(hour)).toEqual({ hour: dawnHour, part })
})

test('dates and times are written naturally', () => {
  expect(writeEthiopicDate(day('2026-09-11'), 'am', true)).toBe('ዓርብ መስከረም 1 ቀን 2019 ዓ.ም.')
  expect(writeEthiopicDate(day('2026-09-11'), 'en')).toBe('Meskerem 1, 2019 E.C.')
  expect(writeDawnTime(7, 0, 'am')).toBe('ከጠዋቱ 1 ሰዓት')
  expect(writeDawnTime(19, 0, 'am')).toBe('ከምሽቱ 1 ሰዓት')
  expect(writeDawnTime(19, 30, 'en')).toBe('1:30 in the evening, Ethiopian time')
})

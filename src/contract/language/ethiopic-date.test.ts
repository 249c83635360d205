import { expect, test } from 'vitest'
import { addDays, type CalendarDay, isoDay, readDay } from './calendar-day.ts'
import { CLOCK, CONVERSIONS } from './calendar-vectors.fixture.ts'
import {
  dawnClock,
  ethiopicMonthDays,
  fromEthiopic,
  toEthiopic,
  writeDawnTime,
  writeEthiopicDate,
} from './ethiopic-date.ts'

function day(iso: string): CalendarDay {
  const read = readDay(iso)
  if (!read) throw new Error(`${iso} is no day`)
  return read
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

test.each([2017, 2018, 2019, 2020])('the thirteen months of %i fill its year', (year) => {
  const months = Array.from({ length: 13 }, (_, i) => ethiopicMonthDays(year, i + 1))
  const newYear = fromEthiopic({ year, month: 1, day: 1 })
  const days = months.reduce((sum, count) => sum + count)
  expect(addDays(newYear, days)).toEqual(fromEthiopic({ year: year + 1, month: 1, day: 1 }))
})

test('a day is written as it is read, and other texts are none', () => {
  expect(isoDay(day('2026-09-11'))).toBe('2026-09-11')
  expect(readDay('2026-09-11T00:00:00Z')).toBeNull()
  expect(readDay('11.9.2026')).toBeNull()
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

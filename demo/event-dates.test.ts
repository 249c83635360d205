import { expect, test } from 'vitest'
import { beginOf, feastDay, instantIn } from './event-dates.ts'

test.each([
  ['Europe/London', { year: 2027, month: 1, day: 19 }, '08:00', '2027-01-19T08:00:00.000Z'],
  ['Asia/Dubai', { year: 2027, month: 1, day: 19 }, '00:30', '2027-01-18T20:30:00.000Z'],
  // clocks go forward on 14 March 2027 at two in the morning
  ['America/New_York', { year: 2027, month: 3, day: 14 }, '01:30', '2027-03-14T06:30:00.000Z'],
  ['America/New_York', { year: 2027, month: 3, day: 14 }, '20:00', '2027-03-15T00:00:00.000Z'],
  ['Australia/Melbourne', { year: 2027, month: 1, day: 1 }, '15:00', '2027-01-01T04:00:00.000Z'],
])('in %s a clock shows %o %s at %s', (zone, day, time, instant) => {
  expect(instantIn(zone, day, time).toISOString()).toBe(instant)
})

test('the new year and Meskel come a day later before a leap year, Timket in one', () => {
  expect(feastDay('enkutatash', 2026)).toEqual({ year: 2026, month: 9, day: 11 })
  expect(feastDay('enkutatash', 2027)).toEqual({ year: 2027, month: 9, day: 12 })
  expect(feastDay('meskel', 2027)).toEqual({ year: 2027, month: 9, day: 27 })
  expect(feastDay('timket', 2027)).toEqual({ year: 2027, month: 1, day: 19 })
  expect(feastDay('timket', 2028)).toEqual({ year: 2028, month: 1, day: 20 })
})

test('a feast that is over is the one of next year', () => {
  const timket = { feast: 'timket', at: '08:00' } as const
  expect(beginOf(timket, 'UTC', new Date('2027-01-10T12:00:00Z')).toISOString()).toBe(
    '2027-01-19T08:00:00.000Z',
  )
  expect(beginOf(timket, 'UTC', new Date('2027-01-18T12:00:00Z')).toISOString()).toBe(
    '2028-01-20T08:00:00.000Z',
  )
})

test('the fair of a feast waits for its weekday', () => {
  const fair = { feast: 'enkutatash', weekday: 6, at: '15:00' } as const
  const begins = beginOf(fair, 'America/New_York', new Date('2026-11-20T12:00:00Z'))
  expect(begins.toISOString()).toBe('2027-09-18T19:00:00.000Z')
  expect(begins.getUTCDay()).toBe(6)
})

test('other events come on their weekday after so many days', () => {
  const begins = beginOf({ afterDays: 5, weekday: 6, at: '20:30' }, 'UTC', new Date('2026-11-20T12:00:00Z'))
  expect(begins.toISOString()).toBe('2026-11-28T20:30:00.000Z')
})

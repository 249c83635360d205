import { expect, test } from 'vitest'
import { ETHIOPIC_MONTHS } from '#contract/language/ethiopic-date.ts'
import { MONTH_LIMITS } from '#contract/groups/events/list-month-events.ts'
import {
  ethiopicDayOf,
  feastsIn,
  groupByDay,
  monthOf,
  monthsOn,
  weeksOf,
  writeEthiopicMonths,
} from './month-policy.ts'

test('an address names a month, and nonsense is the present one', () => {
  expect(monthOf('2027-03', '2026-11-22')).toBe('2027-03')
  for (const asked of [undefined, '', '2027-13', '1999-01', '2027-3', 'x'])
    expect(monthOf(asked, '2026-11-22')).toBe('2026-11')
})

test('months go on over the end of a year', () => {
  expect(monthsOn('2026-12', 1)).toBe('2027-01')
  expect(monthsOn('2026-01', -1)).toBe('2025-12')
  expect(monthsOn('2026-11', 14)).toBe('2028-01')
})

test('weeks begin on Sunday, hold the whole month, and never more than may be asked for', () => {
  const weeks = weeksOf('2026-11')
  expect(weeks[0]?.[0]).toBe('2026-11-01')
  expect(weeks.at(-1)?.at(-1)).toBe('2026-12-05')
  expect(weeksOf('2027-02').flat()).toHaveLength(35)
  for (let n = 0; n < 48; n++) {
    const days = weeksOf(monthsOn('2026-01', n)).flat()
    expect(days.length).toBeLessThanOrEqual(MONTH_LIMITS.daysMax)
    expect(new Set(days).size).toBe(days.length)
  }
})

test('the Ethiopian months of a Gregorian one are named, with both years over the new year', () => {
  expect(writeEthiopicMonths('2026-11', ETHIOPIC_MONTHS.am)).toBe('ጥቅምት – ኅዳር 2019')
  expect(writeEthiopicMonths('2026-09', ETHIOPIC_MONTHS.en)).toBe('Nehase 2018 – Meskerem 2019')
  expect(ethiopicDayOf('2026-09-11')).toBe(1)
})

test('Fasika of 2027 stands on its day, and the fast before it goes on', () => {
  const { byDay, fasts } = feastsIn(weeksOf('2027-05').flat())
  expect(byDay.get('2027-05-02')?.map(({ name }) => name)).toEqual(['fasika'])
  expect(fasts.map(({ name }) => name)).toContain('abiyTsom')
})

test('things of a day stay in their order', () => {
  expect([...groupByDay(['b1', 'a1', 'b2'], (item) => item.slice(0, 1))]).toEqual([
    ['b', ['b1', 'b2']],
    ['a', ['a1']],
  ])
})

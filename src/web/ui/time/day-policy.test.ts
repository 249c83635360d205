import { describe, expect, test } from 'vitest'
import { dayOfParts, daysIn, NO_PARTS, partsOf, yearChoices } from './day-policy.ts'

describe('a day by its parts', () => {
  test('is that of either calendar, there and back', () => {
    expect(partsOf('2026-09-11', 'ethiopian')).toEqual({ day: '1', month: '1', year: '2019' })
    expect(partsOf('2026-09-11', 'gregorian')).toEqual({ day: '11', month: '9', year: '2026' })
    for (const calendar of ['ethiopian', 'gregorian'] as const)
      expect(dayOfParts(partsOf('2027-09-11', calendar) ?? NO_PARTS, calendar)).toBe('2027-09-11')
  })

  test('is none until all parts are chosen', () => {
    expect(dayOfParts({ day: '1', month: '', year: '2019' }, 'ethiopian')).toBeNull()
    expect([partsOf('soon', 'gregorian'), partsOf(undefined, 'gregorian')]).toEqual([null, null])
  })

  test('is the last of its month where the month is shorter', () => {
    expect(dayOfParts({ day: '31', month: '2', year: '2027' }, 'gregorian')).toBe('2027-02-28')
    expect(dayOfParts({ day: '30', month: '13', year: '2018' }, 'ethiopian')).toBe('2026-09-10')
    expect(daysIn({ year: 2019, month: 13 }, 'ethiopian')).toBe(6)
  })
})

test('years are offered around today, between the given days, and back from the last of a birthday', () => {
  const today = '2026-11-28'
  const around = yearChoices({ chosen: '', today }, 'gregorian')
  expect([around[0], around.at(-1)]).toEqual(['2021', '2036'])
  const between = yearChoices({ min: today, max: '2027-11-28', chosen: '', today }, 'ethiopian')
  expect(between).toEqual(['2019', '2020'])
  const birth = yearChoices({ max: '2008-11-28', chosen: '', today }, 'gregorian')
  expect([birth[0], birth.at(-1)]).toEqual(['2008', '1898'])
  expect(yearChoices({ min: today, max: today, chosen: '2001', today }, 'gregorian')).toEqual([
    '2001',
    '2026',
  ])
})

import { expect, test } from 'vitest'
import { writeDate, writeMoney, writeTime } from '#contract/language/formats.ts'
import { inReadersUnit } from './use-distance.ts'

test('money is whole where it is whole', () => {
  expect(writeMoney(85_000, 'USD', 'en')).toBe('$850')
  expect(writeMoney(85_050, 'USD', 'en')).toBe('$850.50')
  expect(writeMoney(120_000, 'CAD', 'en')).toBe('CA$1,200')
  expect(writeMoney(85_000, 'USD', 'am')).toContain('850')
})

test('Amharic dates stand in both calendars, English ones in the Gregorian', () => {
  expect(writeDate('2026-09-11', 'en', 'UTC')).toBe('Sep 11, 2026')
  expect(writeDate('2026-09-11', 'am', 'UTC')).toMatch(/^ዓርብ መስከረም 1 ቀን 2019 ዓ\.ም\. \(.*2026\)$/)
  expect(writeDate('2026-09-11', 'am', 'UTC')).not.toContain('AM')
})

test('dates are written in the calendar that was chosen, whatever the language', () => {
  const style = { calendar: 'both', clock: 'usual', numerals: 'geez' } as const
  expect(writeDate('2026-09-11', 'en', 'UTC', style)).toBe('Sep 11, 2026 (Meskerem ፩, ፳፻፲፱ E.C.)')
  expect(writeDate('2026-09-11', 'en', 'UTC', { ...style, calendar: 'ethiopian', numerals: 'arabic' })).toBe(
    'Meskerem 1, 2019 E.C.',
  )
  expect(writeDate('2026-09-11', 'am', 'UTC', { ...style, calendar: 'gregorian' })).toMatch(/^11 .+ 2026$/)
})

test('times are written by the clock that was chosen, whatever the language', () => {
  const instant = '2026-09-11T19:30:00Z'
  expect(writeTime(instant, 'en', 'UTC', { clock: 'dawn' })).toMatch(
    /^7:30\sPM \(1:30 in the evening, Ethiopian time\)$/,
  )
  expect(writeTime(instant, 'am', 'UTC', { clock: 'usual' })).toBe('19:30')
})

test('an instant falls on the day of its zone', () => {
  const instant = '2026-09-11T03:30:00Z'
  expect(writeDate(instant, 'en', 'America/New_York')).toBe('Sep 10, 2026')
  expect(writeDate(instant, 'am', 'Africa/Addis_Ababa')).toContain('መስከረም 1 ቀን 2019')
  expect(writeTime(instant, 'am', 'Africa/Addis_Ababa')).toBe('ከጠዋቱ 12:30 ሰዓት (06:30)')
  expect(writeTime(instant, 'en', 'UTC')).toMatch(/^3:30\sAM$/)
})

test('miles in the United States and Britain, kilometres elsewhere, one decimal', () => {
  expect(inReadersUnit(3.149, 'US')).toEqual({ value: 3.1, unit: 'mile' })
  expect(inReadersUnit(10, 'GB')).toEqual({ value: 10, unit: 'mile' })
  expect(inReadersUnit(10, 'SE', 'miles')).toEqual({ value: 10, unit: 'mile' })
  expect(inReadersUnit(10, 'US', 'kilometres')).toEqual({ value: 16.1, unit: 'kilometer' })
  expect(inReadersUnit(10, 'SE')).toEqual({ value: 16.1, unit: 'kilometer' })
})

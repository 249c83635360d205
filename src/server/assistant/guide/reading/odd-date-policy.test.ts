import { readWords } from '#server/listings/reading/public.ts'
import { expect, it } from 'vitest'
import { readOddDate } from './odd-date-policy.ts'

const TODAY = { year: 2026, month: 11, day: 20 }

it.each([
  ['Fasika 99999', true, 'year'],
  ['Fasika 1500', true, 'year'],
  ['ፋሲካ 3000', true, 'year'],
  ['September 11, 99999', false, 'year'],
  ['September 31, 2026', false, 'day'],
  ['September 31st', false, 'day'],
  ['2026-02-30', false, 'day'],
  ['13/45/2026', false, 'day'],
  ['መስከረም 35 2019', false, 'day'],
  ['ጳጉሜን 7 2018', false, 'day'],
  ['convert September 2026', false, 'month'],
] as const)('%s cannot be told', (text, hasFeast, odd) => {
  expect(readOddDate(readWords(text), TODAY, hasFeast)).toBe(odd)
})

it.each([
  ['Fasika 2027', true],
  ['Fasika', true],
  ['September 11, 2026', false],
  ['2026-09-11', false],
  ['መስከረም 1 2019', false],
  ['ጳጉሜን 6 2019', false],
  ['may I post 3 listings', false],
  ['room for 900 dollars', false],
  ['', false],
])('%s can', (text, hasFeast) => {
  expect(readOddDate(readWords(text), TODAY, hasFeast)).toBeNull()
})

import { expect, test } from 'vitest'
import { ariaInWords } from './aria-in-words.ts'

test('texts are as they stand, and those with something to put in are functions', () => {
  const { calendar = {} } = ariaInWords({ calendar: { next: 'ዝስዕብ', dateRange: 'ካብ {from} ክሳብ {until}' } })
  expect(calendar['next']).toBe('ዝስዕብ')
  const range = calendar['dateRange'] as (given: Record<string, string | number>) => string
  expect(range({ from: 'ሰኑይ', until: 3 })).toBe('ካብ ሰኑይ ክሳብ 3')
})

import { expect, test } from 'vitest'
import { GEEZ_NUMERALS } from './calendar-vectors.fixture.ts'
import { writeGeezNumeral } from './geez-numeral.ts'

test.each(GEEZ_NUMERALS)('%i is %s', (number, numeral) => {
  expect(writeGeezNumeral(number)).toBe(numeral)
})

test.each([0, -1, 1.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1])('%d has no numeral', (number) => {
  expect(() => writeGeezNumeral(number)).toThrow(RangeError)
})

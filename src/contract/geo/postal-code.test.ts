import { expect, it } from 'vitest'
import { hasPostalCodes, readPostalCode, withoutPostalCode } from './postal-code.ts'

it.each([
  ['98118', '98118'],
  ['98118-1234', '98118'],
  ['981181234', '98118'],
  [' 98118 ', '98118'],
  ['M5V', 'M5V'],
  ['m5v 2t6', 'M5V'],
  ['M5V-2T6', 'M5V'],
  // half typed, of another country, or no code at all
  ['9811', null],
  ['M5V 2', null],
  ['SW1A 1AA', null],
  ['1000', null],
  ['Seattle', null],
  ['', null],
])('of “%s” counts %s', (typed, code) => {
  expect(readPostalCode(typed)).toBe(code)
})

it.each([
  ['Seattle, WA 98118', 'Seattle, WA'],
  ['Toronto m5v 2t6', 'Toronto'],
  ['98118', '98118'],
  ['Highway 66', 'Highway 66'],
])('“%s” without its code is “%s”', (typed, words) => {
  expect(withoutPostalCode(typed)).toBe(words)
})

it('a code is asked for where it can be had, and while the country is not known', () => {
  expect(['US', 'CA', 'PR', null, undefined].filter(hasPostalCodes)).toHaveLength(5)
  expect(['ET', 'DE', 'GB'].filter(hasPostalCodes)).toEqual([])
})

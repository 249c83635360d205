import { expect, it } from 'vitest'
import { isVin, maskVin, plainVin } from './vin.ts'

it.each([
  // the examples of 49 CFR 565 and of common references
  ['1M8GDM9AXKP042788', true],
  ['11111111111111111', true],
  ['1HGCM82633A004352', true],
  ['5GZCZ43D13S812715', true],
  // its check digit is wrong, or two of its digits changed places
  ['1HGCM82633A004353', false],
  ['1HGCM82633A004325', false],
  // made in Europe: the ninth means nothing there
  ['WVWZZZ1JZ3W386752', true],
  ['WVWZZZ1JZ3W38675', false],
  ['WVWZZZ1JZ3W3867522', false],
  // I, O and Q are in none
  ['WVWZZZIJZ3W386752', false],
  ['WVWZZZ1JZ3W38675O', false],
  ['ወVWZZZ1JZ3W386752', false],
  ['', false],
])('%s: %s', (vin, is) => {
  expect(isVin(vin)).toBe(is)
})

it('is read as people group it, and shown in part', () => {
  expect(isVin(' 1hg-cm826 33A.004352 ')).toBe(true)
  expect(plainVin(' 1hg-cm826 33A.004352 ')).toBe('1HGCM82633A004352')
  expect(maskVin('1HGCM82633A004352')).toBe('1HG •••• 4352')
})

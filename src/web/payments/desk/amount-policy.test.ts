import { expect, it } from 'vitest'
import { minorOf, typedOf } from './amount-policy.ts'

it.for([
  ['15', 1500],
  ['15.5', 1550],
  [' 15,50 ', 1550],
  ['0.07', 7],
  ['1.005', null],
  ['-1', null],
  ['1e3', null],
  ['', null],
  ['ten', null],
] as const)('%s is typed for %s', ([typed, minor]) => expect(minorOf(typed, 'USD')).toBe(minor))

it('is typed without cents where there are none', () => {
  expect([typedOf(1500, 'USD'), typedOf(1550, 'USD')]).toEqual(['15', '15.50'])
})

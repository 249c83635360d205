import { expect, test } from 'vitest'
import { readRange } from './range-policy.ts'

test.each([
  ['bytes=0-', { first: 0, last: 99 }],
  ['bytes=0-1', { first: 0, last: 1 }],
  ['bytes=40-59', { first: 40, last: 59 }],
  ['bytes=90-500', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-500', { first: 0, last: 99 }],
  ['bytes=100-', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=5-2', null],
  ['bytes=-', null],
  ['bytes=0-1,5-6', null],
  ['lines=0-1', null],
  [undefined, null],
])('of a hundred bytes %s', (header, range) => {
  expect(readRange(header, 100)).toEqual(range)
})

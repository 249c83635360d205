import { expect, test } from 'vitest'
import { shownMiles } from './distance-policy.ts'

test('the badge is hidden at 0 and from 999 miles on, and without a distance', () => {
  expect([null, 0, 0.1, 12.3, 998.9, 999, 4000].map(shownMiles)).toEqual([
    null,
    null,
    0.1,
    12.3,
    998.9,
    null,
    null,
  ])
})

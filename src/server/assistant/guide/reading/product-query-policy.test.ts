import { expect, it } from 'vitest'
import { isThing } from './product-query-policy.ts'

it.each(['jebena', 'glue gun', 'ጀበና', 'blue sofa'])('%s is sold', (q) => {
  expect(isThing(q)).toBe(true)
})

it.each(['habesha restaurants', 'wedding', 'amharic classes', 'ለሰርግ'])('%s is not', (q) => {
  expect(isThing(q)).toBe(false)
})

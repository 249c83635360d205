import { expect, it } from 'vitest'
import type { Category } from '#contract/listings/category.ts'
import { longEnough } from './draft-title-policy.ts'

it.each<[string, Category, string]>([
  ['Sofa', 'items', 'Sofa for sale'],
  ['ሶፋ', 'items', 'ለሽያጭ የቀረበ ሶፋ'],
  ['Room', 'rooms_housing', 'Room for rent'],
  ['ክፍል', 'rooms_housing', 'ለኪራይ የቀረበ ክፍል'],
  ['Hair', 'services', 'Hair service'],
  ['ሹሩባ', 'services', 'የሹሩባ አገልግሎት'],
  ['Cook', 'jobs', 'Job: Cook'],
  ['2015 Toyota Corolla', 'items', '2015 Toyota Corolla'],
])('the form takes the title of %s in %s', (thing, category, title) => {
  expect(longEnough(thing, category)).toBe(title)
})

it('leaves to the form what cannot be told', () => {
  expect(longEnough('Party', 'events')).toBe('')
  expect(longEnough('X', 'jobs')).toBe('')
  expect(longEnough('', 'items')).toBe('')
})

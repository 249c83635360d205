import { expect, it } from 'vitest'
import { isMeant } from './relevance-filter-policy.ts'

const ROOMS = { category: 'rooms_housing', subcategory: null } as const

it('a room is no parking space, no shop, and nobody who looks for one', () => {
  expect(isMeant(ROOMS, { kind: 'offer', subcategory: 'apartment' })).toBe(true)
  expect(isMeant(ROOMS, { kind: 'offer', subcategory: 'parking_storage' })).toBe(false)
  expect(isMeant(ROOMS, { kind: 'offer', subcategory: 'commercial' })).toBe(false)
  expect(isMeant(ROOMS, { kind: 'wanted', subcategory: 'apartment' })).toBe(false)
})

it('who names a parking space is shown some', () => {
  const asked = { category: 'rooms_housing', subcategory: 'parking_storage' } as const
  expect(isMeant(asked, { kind: 'offer', subcategory: 'parking_storage' })).toBe(true)
})

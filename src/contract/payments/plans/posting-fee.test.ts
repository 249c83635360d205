import { expect, it, test } from 'vitest'
import { CATEGORIES } from '#contract/listings/category.ts'
import { PLAN_IDS, PLANS, PRODUCTS } from './plan.ts'
import { FREE_ROOMS, postingFee } from './posting-fee.ts'

const job = {
  category: 'jobs',
  subcategory: 'hospitality',
  kind: 'offer',
  employment: 'full_time',
  otherRooms: 0,
  isAgent: false,
} as const
const room = { ...job, category: 'rooms_housing', subcategory: 'room_private', employment: null } as const

it('is due for a job, but for help in a household and volunteers', () => {
  expect(postingFee(job)).toBe('posting_job')
  expect(postingFee({ ...job, subcategory: null })).toBe('posting_job')
  expect(postingFee({ ...job, subcategory: 'household' })).toBeNull()
  expect(postingFee({ ...job, employment: 'volunteer' })).toBeNull()
})

it('is due for the third room of one person, and for each of an agent', () => {
  expect([0, 1, FREE_ROOMS, 7].map((otherRooms) => postingFee({ ...room, otherRooms }))).toEqual([
    null,
    null,
    'posting_rooms',
    'posting_rooms',
  ])
  expect(postingFee({ ...room, isAgent: true })).toBe('posting_rooms')
})

it('is due for nothing else, and never for what somebody looks for', () => {
  const others = CATEGORIES.filter((category) => category !== 'jobs' && category !== 'rooms_housing')
  expect(others.map((category) => postingFee({ ...room, category, otherRooms: 9, isAgent: true }))).toEqual(
    others.map(() => null),
  )
  expect(postingFee({ ...job, kind: 'wanted' })).toBeNull()
  expect(postingFee({ ...room, kind: 'wanted', otherRooms: 9 })).toBeNull()
})

test('each product is sold, and only what happens once has no days', () => {
  expect([...new Set(PLAN_IDS.map((id) => PLANS[id].product))]).toEqual([...PRODUCTS])
  expect(PLAN_IDS.filter((id) => PLANS[id].days === null)).toEqual(['bump'])
})

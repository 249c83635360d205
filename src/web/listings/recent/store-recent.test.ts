import { beforeEach, expect, test } from 'vitest'
import type { ListingId } from '#contract/listings/listing.ts'
import { roomOf } from '#web/listings/listing.fixture.ts'
import { forgetRecent, readRecent, rememberRecent } from './store-recent.ts'

const idOf = (n: number) => `0199a000-0000-7000-8000-0000000000${10 + n}` as ListingId
const look = (n: number) => rememberRecent(roomOf({ id: idOf(n), title: `Listing number ${n}` }))
const ids = () => readRecent().map(({ id }) => id)

beforeEach(() => localStorage.clear())

test('what was looked at last comes first, each once, twelve at most', () => {
  for (let n = 1; n <= 14; n++) look(n)
  look(10)
  expect(ids()).toEqual([10, 14, 13, 12, 11, 9, 8, 7, 6, 5, 4, 3].map(idOf))
})

test('what is gone is forgotten', () => {
  look(1)
  look(2)
  forgetRecent(idOf(2))
  expect(ids()).toEqual([idOf(1)])
})

test('what an older version kept, or nobody can read, is as if it were not there', () => {
  for (const text of ['x', '{}', '[{"id":1}]']) {
    localStorage.setItem('recent-listings', text)
    expect(readRecent()).toEqual([])
  }
})

import { expect, test } from 'vitest'
import { readFilters } from './read-filters.ts'

test('everything in the address becomes text, and nothing unknown stays', () => {
  expect(
    readFilters({ q: 7, featured: true, placeId: 5378538, lat: 37.8, nonsense: 1, kind: '', sort: null }),
  ).toEqual({
    q: '7',
    featured: 'true',
    placeId: '5378538',
    lat: '37.8',
  })
})

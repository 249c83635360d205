import { beforeAll, expect, it } from 'vitest'
import { findNearestPlace } from '#contract/geo/find-nearest-place.ts'
import { listNeighbors } from '#contract/geo/list-neighbors.ts'
import { PlaceId } from '#contract/geo/place.ts'
import { freshWorld } from '#server/testing/world.ts'
import { loadPlaces } from './load-places.ts'

const world = freshWorld()

beforeAll(() => loadPlaces(world.db, 15_000))

it('refuses what is no place', async () => {
  const { error } = await world.call(listNeighbors, { placeId: PlaceId.parse(1) })
  expect(error.code).toBe('geo.place-not-found')
})

it('names cities around, from north clockwise, with how far they are', async () => {
  const { place } = (await world.call(findNearestPlace, { lat: 38.9, lng: -77 })).body
  if (place === null) throw new Error('Washington is not there.')
  const { neighbors } = (await world.call(listNeighbors, { placeId: place.id })).body
  expect(neighbors.length).toBeGreaterThanOrEqual(2)
  const bearings = neighbors.map(({ bearing }) => bearing)
  expect(bearings).toEqual(bearings.toSorted((one, other) => one - other))
  for (const { miles, place: city } of neighbors) {
    expect(miles).toBeGreaterThanOrEqual(3)
    expect(miles).toBeLessThanOrEqual(60)
    expect(city.country).toBe('US')
  }
})

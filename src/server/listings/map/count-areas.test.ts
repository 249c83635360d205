import { beforeAll, expect, it } from 'vitest'
import { countAreas, type MapFiltersInput } from '#contract/listings/map/count-areas.ts'
import { blockUser } from '#contract/safety/block-user.ts'
import { PLACES, posted, RIDE, SOFA } from '#server/listings/listings.fixture.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld({ env: { REVIEW_POLICY: 'off', RATE_LIMITS: '1000' } })

beforeAll(async () => {
  const { sara, abel } = world.people
  await posted(world, sara, SOFA, 1)
  await posted(
    world,
    sara,
    { ...SOFA, title: 'Green sofa for two', price: { ...SOFA.price, amountMinor: 9_000 } },
    1,
  )
  await posted(world, abel, { ...SOFA, title: 'Sofa near the lake', placeId: PLACES.silverSpring }, 1)
  await posted(world, abel, RIDE)
})

const cities = async (filters: MapFiltersInput = {}, person?: Parameters<typeof world.call>[2]) =>
  (await world.call(countAreas, filters, person)).body.areas.map(({ name, count }) => [name, count])

it('counts by city what a list would show, the most first, for visitors as well', async () => {
  expect(await cities()).toEqual([
    ['Washington', 2],
    ['Stockholm', 1],
    ['Silver Spring', 1],
  ])
  const { areas, capped } = (await world.call(countAreas, {})).body
  expect(areas[0]).toMatchObject({ id: PLACES.washington, nameAm: 'ዋሽንግተን', admin1: 'DC', country: 'US' })
  expect(areas[0]?.lat).toBeCloseTo(38.895, 2)
  expect(capped).toBe(false)
})

it('is narrowed by what a list is narrowed by', async () => {
  expect(await cities({ category: 'services' })).toEqual([['Stockholm', 1]])
  expect(await cities({ q: 'sofa lake' })).toEqual([['Silver Spring', 1]])
  expect(await cities({ q: 'sofa', maxPrice: 10_000, currency: 'USD' })).toEqual([['Washington', 1]])
  expect(await cities({ q: '—' })).toEqual([])
})

it('shows nothing of somebody behind a block', async () => {
  const { abel, meron } = world.people
  await world.call(blockUser, { userId: abel.userId }, meron)
  expect(await cities({}, meron)).toEqual([['Washington', 2]])
})

it.each([
  ['a circle', { lat: 38.9, lng: -77, radius: 10 }],
  ['a price in no currency', { maxPrice: 10_000 }],
  ['a category that is none', { category: 'cars' }],
  ['details that are none', { category: 'items', details: 'colour:red' }],
])('refuses %s', async (_, filters) => {
  const query = new URLSearchParams(Object.entries(filters).map(([name, value]) => [name, String(value)]))
  const { statusCode } = await world.inject({ method: 'GET', url: `/api/listing-areas?${query.toString()}` })
  expect(statusCode).toBe(400)
})

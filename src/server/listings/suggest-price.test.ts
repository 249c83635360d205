import { expect, it } from 'vitest'
import { suggestPrice } from '#contract/listings/suggest-price.ts'
import { freshWorld } from '#server/testing/world.ts'
import { PLACES, posted, SOFA } from './listings.fixture.ts'

const world = freshWorld()

const SOFAS = {
  category: 'items',
  subcategory: 'furniture',
  placeId: PLACES.washington,
  currency: 'USD',
} as const
const ask = async (parts: object = {}) =>
  (await world.call(suggestPrice, { ...SOFAS, ...parts }, world.people.sara)).body.hint
const sofa = (dollars: number, parts: object = {}) =>
  posted(
    world,
    world.people.hanna,
    { ...SOFA, price: { ...SOFA.price, amountMinor: dollars * 100 }, title: `Sofa for ${dollars}`, ...parts },
    1,
  )

it('is for members', async () => {
  expect(await world.call(suggestPrice, SOFAS)).toMatchObject({ status: 401 })
})

it.each([
  { currency: 'QQQ' },
  { subcategory: 'ship' },
  { placeId: 'here' },
  { period: 'second' },
  { bedrooms: 11 },
])('refuses %o', async (parts) => {
  const query = new URLSearchParams({ ...SOFAS, placeId: String(SOFAS.placeId), ...parts } as Record<
    string,
    string
  >)
  const refused = await world.inject({
    method: 'GET',
    url: `/api/listing-prices?${query.toString()}`,
    as: world.people.sara,
  })
  expect(refused.json()).toMatchObject({ error: { code: 'request.invalid' } })
})

it('says what the middle half of similar listings nearby costs, once there are eight', async () => {
  for (const dollars of [100, 110, 120, 130, 140, 150]) await sofa(dollars)
  // a few miles away
  await sofa(160, { placeId: PLACES.silverSpring })
  // of another kind, in another currency, of no price, and far away
  await sofa(900, { subcategory: 'instruments' })
  await sofa(900, { price: { ...SOFA.price, amountMinor: 90_000, currency: 'CAD' } })
  await sofa(900, { price: { ...SOFA.price, type: 'free', amountMinor: null } })
  await sofa(900, { placeId: PLACES.stockholm })
  expect(await ask()).toBeNull()
  await sofa(175)
  expect(await ask()).toEqual({ lowMinor: 11_800, highMinor: 15_300, count: 8 })
  expect(await ask({ period: 'month' })).toBeNull()
  expect(await ask({ placeId: PLACES.stockholm })).toBeNull()
})

it('is not about what has expired', async () => {
  expect(await ask()).not.toBeNull()
  await world.clock.advance(90 * 86_400)
  expect(await ask()).toBeNull()
})

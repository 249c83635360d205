import { beforeAll, expect, it } from 'vitest'
import { citiesWithin } from '#contract/geo/neighborhoods.ts'
import { saveSearch } from '#contract/listings/alerts/save-search.ts'
import { readSearch } from '#contract/listings/search/read-search.ts'
import { type ListingFiltersInput, searchListings } from '#contract/listings/search/search-listings.ts'
import { PLACES, posted, RIDE } from '#server/listings/listings.fixture.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld({ env: { REVIEW_POLICY: 'off', RATE_LIMITS: '1000' } })

const WASHINGTON = { lat: 38.8951, lng: -77.0364, radius: 25 } as const
const [SHAW, PETWORTH, DOWNTOWN] = [
  '4140963-shaw',
  '4140963-petworth',
  '4369596-downtown-silver-spring',
] as const

/** Which ride goes from where, as its owner wrote it. */
const WRITTEN = {
  plain: ['washington', 'Shaw'],
  around: ['washington', 'near SHAW, 9th & P'],
  amharic: ['washington', 'ሻው አካባቢ'],
  petworth: ['washington', 'Petworth'],
  silverSpring: ['silverSpring', 'downtown, by the Metro'],
  elsewhere: ['silverSpring', 'Shaw'],
  nowhere: ['washington', null],
} as const
type Ride = keyof typeof WRITTEN

const rides = new Map<string, Ride>()
beforeAll(async () => {
  for (const ride of Object.keys(WRITTEN) as Ride[]) {
    const [city, neighborhood] = WRITTEN[ride]
    const content = { ...RIDE, title: `Ride to church, ${ride}`, placeId: PLACES[city], neighborhood }
    rides.set((await posted(world, world.people.sara, content)).id, ride)
  }
})

const found = async (filters: ListingFiltersInput) =>
  (await world.call(searchListings, { ...WASHINGTON, ...filters })).body.items
    .map(({ id }) => rides.get(id) ?? id)
    .toSorted((one, other) => (one < other ? -1 : 1))

it('finds what lies in a part of its city, however its owner wrote that, in either script', async () => {
  expect(await found({ neighborhoods: SHAW })).toEqual(['amharic', 'around', 'plain'])
  expect(await found({ neighborhoods: PETWORTH })).toEqual(['petworth'])
})

it('finds what lies in any of several, also of several cities, beside other filters', async () => {
  const neighborhoods = [PETWORTH, DOWNTOWN].join(',')
  expect(await found({ neighborhoods })).toEqual(['petworth', 'silverSpring'])
  expect(await found({ neighborhoods, category: 'services', q: 'petworth' })).toEqual(['petworth'])
  expect(await found({ neighborhoods, category: 'jobs' })).toEqual([])
  expect(await found({ neighborhoods, sort: 'distance' })).toEqual(['petworth', 'silverSpring'])
})

it('takes all parts that can be chosen around a city at once', async () => {
  const parts = citiesWithin(WASHINGTON, 25).flatMap(({ neighborhoods }) => neighborhoods)
  const neighborhoods = parts.map(({ id }) => id).join(',')
  expect(await found({ neighborhoods })).toEqual(['amharic', 'around', 'petworth', 'plain', 'silverSpring'])
})

it.each([
  ['a part that nobody knows', { neighborhoods: '4140963-atlantis' }, 'neighborhoods'],
  ['a name instead of an id', { neighborhoods: 'Shaw' }, 'neighborhoods'],
  ['a pattern', { neighborhoods: '%' }, 'neighborhoods'],
  ['a part without a circle', { neighborhoods: SHAW, radius: undefined }, 'radius'],
])('refuses %s', async (_, filters, path) => {
  const { radius, ...place } = { ...WASHINGTON, ...filters }
  const input = { ...place, ...(radius !== undefined && { radius }) }
  const answer = await world.call(searchListings, input)
  expect(answer).toMatchObject({ status: 400, error: { details: { fields: [{ path }] } } })
})

it('is left behind by words that name another city', async () => {
  const asked = { ...WASHINGTON, neighborhoods: SHAW }
  const { filters } = (await world.call(readSearch, { ...asked, q: 'ride in stockholm' })).body
  expect(filters.lat).toBeCloseTo(59.33, 1)
  expect(filters.neighborhoods).toBeUndefined()
})

it('is saved with a search; one that is unknown is not', async () => {
  const { abel } = world.people
  const save = (neighborhoods: string) =>
    world.call(
      saveSearch,
      {
        name: 'Rides',
        filters: { ...WASHINGTON, neighborhoods },
        placeId: PLACES.washington,
        channel: 'app',
        frequency: 'daily',
      },
      abel,
    )
  expect((await save(SHAW)).body.search.filters.neighborhoods).toBe(SHAW)
  expect(await save('4140963-atlantis')).toMatchObject({
    status: 400,
    error: { details: { fields: [{ path: 'filters.neighborhoods' }] } },
  })
})

import { expect, test } from 'vitest'
import { PlaceId } from '#contract/geo/place.ts'
import { canonicalFilters, SavedFilters } from '#contract/listings/alerts/saved-search.ts'
import { filtersOf, queryOf } from '#web/listings/search/apply-filters.ts'
import { searchAddress } from './link-search-policy.ts'

const AROUND = { lat: 38.9, lng: -77.04, country: 'US' }
const placeId = PlaceId.parse(4_140_963)

test.for([
  { q: 'sofa', category: 'items', subcategory: 'furniture', lat: 38.9, lng: -77.04, radius: 25 },
  {
    category: 'rooms_housing',
    living: true,
    kind: 'offer',
    minPrice: 50_000,
    maxPrice: 90_050,
    currency: 'USD',
  },
  { category: 'rooms_housing', subcategory: 'commercial' },
  { category: 'events', q: 'coffee' },
  { kind: 'wanted', withPhotos: true, lat: 38.9, lng: -77.04, radius: 10 },
  { neighborhoods: '4140963-petworth,4140963-shaw', lat: 38.9, lng: -77.04, radius: 10 },
  { featured: true },
  {},
] as const)('the page of a saved search asks what was saved: %o', (asked) => {
  const filters = canonicalFilters(SavedFilters.parse(asked))
  const { to, search } = searchAddress({ filters, placeId })
  const category = asked.category ?? null
  expect(to === '/listings').toBe(category === null)
  const query = queryOf(filtersOf(search, category), AROUND)
  expect(canonicalFilters(SavedFilters.parse(query))).toEqual(filters)
})

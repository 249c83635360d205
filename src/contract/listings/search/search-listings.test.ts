import { expect, it } from 'vitest'
import { ListingFilters, searchListings } from './search-listings.ts'

const { inputSchema } = searchListings['~orpc']
if (!inputSchema) throw new Error('The search takes no input.')

it('reads what an address holds', () => {
  const query = {
    q: ' sofa ',
    category: 'items',
    minPrice: '500',
    currency: 'USD',
    lat: '38.9',
    lng: '-77',
    radius: '25',
  }
  expect(inputSchema.parse({ ...query, withPhotos: 'true', limit: '10' })).toEqual({
    q: 'sofa',
    category: 'items',
    minPrice: 500,
    currency: 'USD',
    lat: 38.9,
    lng: -77,
    radius: 25,
    living: false,
    featured: false,
    withPhotos: true,
    verified: false,
    limit: 10,
  })
})

it('takes an empty value for none', () => {
  expect(inputSchema.parse({ q: '', minPrice: '', lat: '', lng: '', radius: '', limit: '' })).toEqual({
    q: '',
    living: false,
    featured: false,
    withPhotos: false,
    verified: false,
    limit: 20,
  })
})

it.each([
  [{ radius: 25 }, 'lat'],
  [{ lat: 1 }, 'lng'],
  [{ lng: 1 }, 'lat'],
  [{ sort: 'distance' }, 'lat'],
  [{ sort: 'price_desc' }, 'currency'],
  [{ maxPrice: 5 }, 'currency'],
])('asks with %o for %s too', (query, missing) => {
  expect(inputSchema.safeParse(query).error?.issues.map(({ path }) => path.join('.'))).toContain(missing)
})

it('is one filter for page, address and API: what was read reads the same again', () => {
  const filters = ListingFilters.parse({ q: 'ክፍል', category: 'rooms_housing', radius: 10, lat: 9, lng: 38.7 })
  expect(ListingFilters.parse(filters)).toEqual(filters)
})

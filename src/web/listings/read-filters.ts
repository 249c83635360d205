import { plainText } from '#web/platform/format/plain-text.ts'

/** The filters of a list page as they stand in its address. Money is in whole units, as people write it. */
export interface ListingSearch {
  q?: string
  category?: string
  subcategory?: string
  kind?: string
  minPrice?: string
  maxPrice?: string
  currency?: string
  placeId?: string
  lat?: string
  lng?: string
  radius?: string
  neighborhoods?: string
  sort?: string
  featured?: string
  withPhotos?: string
  verified?: string
  postedWithin?: string
  details?: string
  /** The words are looked for as they stand, and not read as filters. */
  asTyped?: string
}

const KEYS = [
  'q',
  'category',
  'subcategory',
  'kind',
  'minPrice',
  'maxPrice',
  'currency',
  'placeId',
  'lat',
  'lng',
  'radius',
  'neighborhoods',
  'sort',
  'featured',
  'withPhotos',
  'verified',
  'postedWithin',
  'details',
  'asTyped',
] as const satisfies readonly (keyof ListingSearch)[]

/** Reads the address. The router parses '7' as a number and 'true' as a boolean, so everything becomes text. */
export function readFilters(search: Record<string, unknown>): ListingSearch {
  const filters: ListingSearch = {}
  for (const key of KEYS) {
    const value = plainText(search[key])
    if (value) filters[key] = value
  }
  return filters
}

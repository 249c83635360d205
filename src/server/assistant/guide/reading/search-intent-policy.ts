import type { Place } from '#contract/geo/place.ts'
import type { Category, Subcategory } from '#contract/listings/category.ts'
import { readDetailFilters, writeDetailFilters } from '#contract/listings/search/detail-filter.ts'
import type { Currency } from '#contract/listings/price.ts'
import type { ListingFiltersInput } from '#contract/listings/search/search-listings.ts'
import type { Region } from '#server/geo/public.ts'

/** A question names no city to look around, so that one has to be asked for. */
export interface Unplaced {
  kind: 'region' | 'unknown' | 'here'
  region: Region | null
  /** To be offered. */
  cities: readonly Place[]
  /** The words in place of which a city may stand, as they were typed, and all of the question that they stand in. */
  words: readonly string[]
  text: string
}

/** What is looked for, in words of ours. */
export interface Wanted {
  q: string
  category: Category | null
  subcategory: Subcategory | null
  details: readonly string[]
  /** Words that no match may hold, as they were typed. */
  excluded: readonly string[]
  /** Minor units. */
  minPrice: number | null
  maxPrice: number | null
  currency: Currency
  place: Place | null
  /** The words that name it, as they were typed; none where it is that of the reader. */
  cityWords: readonly string[]
  unplaced: Unplaced | null
  /** Named beside the place, and to be asked for by itself. */
  otherCity: Place | null
  /** Miles; null: anywhere. */
  radius: number | null
  cheapest: boolean
  withPhotos: boolean
  /** How many pages of it were shown before. */
  page: number
}

/** The intent as filters of the list pages. */
export function filtersOf(wanted: Wanted): ListingFiltersInput {
  const { q, category, subcategory, minPrice, maxPrice, currency, place, radius, cheapest, withPhotos } =
    wanted
  const details = writeDetailFilters(wanted.details.flatMap((filter) => readDetailFilters(filter) ?? []))
  const typed = [q, ...wanted.excluded.map((word) => `-${word}`)].join(' ').trim()
  const isPriced = minPrice !== null || maxPrice !== null || cheapest
  return {
    ...(typed !== '' && { q: typed.slice(0, 100) }),
    ...(category !== null && { category }),
    ...(subcategory !== null && { subcategory }),
    ...(details !== '' && category !== null && { details }),
    ...(minPrice !== null && { minPrice }),
    ...(maxPrice !== null && { maxPrice }),
    ...(isPriced && { currency }),
    ...(place !== null && { lat: place.lat, lng: place.lng, ...(radius !== null && { radius }) }),
    ...(withPhotos && { withPhotos }),
    ...(cheapest && { sort: 'price_asc' as const }),
  }
}

/** Nothing is said of what is looked for, nor where. */
export const isNothing = ({ q, category, maxPrice, minPrice, place, unplaced }: Wanted): boolean =>
  q === '' &&
  category === null &&
  maxPrice === null &&
  minPrice === null &&
  place === null &&
  unplaced === null

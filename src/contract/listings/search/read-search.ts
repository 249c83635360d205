import { z } from 'zod'
import { Place } from '#contract/geo/place.ts'
import { operation } from '#contract/kit/operation.ts'
import { Category } from '#contract/listings/category.ts'
import { queryFlag } from '#contract/kit/query.ts'
import { ListingFilters, requireTogether } from './search-listings.ts'

/** What a search asks for in everyday words, as the filters of lists. */
export const SearchReading = z.object({
  /** To be searched by: those that were asked with, and what the words say; `q` are the words that are left. */
  filters: ListingFilters,
  /** The words say more than words. */
  isRead: z.boolean(),
  /** The city that the words name. */
  place: Place.nullable(),
  /** Of a state or country, other cities than the one that is looked around. */
  otherPlaces: z.array(Place),
  /** Words that were let go, since nothing holds them beside the rest; where few are found. */
  without: z.array(z.string()),
  /** Where the words are found outside the category, when the list holds few, or one that was read nothing; up to 99. */
  elsewhere: z.array(z.object({ category: Category, count: z.int().min(1) })),
})
export type SearchReading = z.infer<typeof SearchReading>

/** So many matches in a category are few. */
export const FEW_MATCHES = 8
export const ELSEWHERE_MAX = 99

export const readSearch = operation({
  name: 'listings.read-search',
  method: 'GET',
  path: '/api/listings/reading',
  access: 'anyone',
  summary: 'Read typed words as filters: price, city, category, details, days and what is excluded',
  input: ListingFilters.extend({
    /** Few or none were found by the first reading: another way to take the words may find more. */
    isShort: queryFlag(false),
  })
    .strict()
    .superRefine(requireTogether),
  output: SearchReading,
  errors: {},
})

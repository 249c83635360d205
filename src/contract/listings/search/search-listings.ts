import { z } from 'zod'
import { Latitude, Longitude } from '#contract/geo/place.ts'
import { operation } from '#contract/kit/operation.ts'
import { Cursor, pageOf } from '#contract/kit/paging.ts'
import { queryFlag, queryNumber } from '#contract/kit/query.ts'
import { text } from '#contract/kit/text.ts'
import { Category, ListingKind, Subcategory } from '#contract/listings/category.ts'
import { LISTING_LIMITS, ListingCard } from '#contract/listings/listing.ts'
import { Currency, MAX_AMOUNT_MINOR } from '#contract/listings/price.ts'

/** Miles offered around a place; Anywhere is the absence of a radius. */
export const RADIUS_OPTIONS = [5, 10, 25, 50, 100] as const
export const DEFAULT_RADIUS_MILES = 25

export const LISTING_SORTS = [
  'newest',
  'relevance',
  'price_asc',
  'price_desc',
  'distance',
  'soonest',
] as const
export const ListingSort = z.enum(LISTING_SORTS)
export type ListingSort = z.infer<typeof ListingSort>

/** Graphemes of what is typed into a search field. */
export const TYPED_MAX = 500

const Amount = z.int().min(0).max(MAX_AMOUNT_MINOR)

/** The canonical filter of listings: what the page, its address and the API share. */
export const ListingFilters = z.object({
  /** Words that all have to be there; none with a minus before it may be. */
  q: text({ max: TYPED_MAX }).default(''),
  category: Category.optional(),
  subcategory: Subcategory.optional(),
  kind: ListingKind.optional(),
  /** Of rooms and housing, only what people live in: no shops, offices, parking and storage. */
  living: queryFlag(false),
  /** Minor units (cents) of `currency`, a month of rent or an hour of work; needs a currency. */
  minPrice: queryNumber(Amount.optional()),
  maxPrice: queryNumber(Amount.optional()),
  /** A price filter or price sort works in this currency; listings in others are left out and counted. */
  currency: Currency.optional(),
  lat: queryNumber(Latitude.optional()),
  lng: queryNumber(Longitude.optional()),
  /** Miles around lat/lng; absent = anywhere, lat/lng then only give distances. */
  radius: queryNumber(z.number().min(1).max(500).optional()),
  /**
   * Parts of cities as geo/neighborhoods.ts reads them, any of which will do; needs a radius. All that can be chosen
   * around a city fit, some forty.
   */
  neighborhoods: z.string().max(2000).optional(),
  featured: queryFlag(false),
  withPhotos: queryFlag(false),
  /** Of posters with a confirmed telephone number. */
  verified: queryFlag(false),
  /** Days since they were published or renewed to the top. */
  postedWithin: queryNumber(z.int().min(1).max(365).optional()),
  /** The category's own filters as detail-filter.ts reads them: the server does, the first screen need not know how. */
  details: z.string().max(400).optional(),
  /** Absent: relevance when there are words, else newest. */
  sort: ListingSort.optional(),
})
export type ListingFilters = z.output<typeof ListingFilters>
export type ListingFiltersInput = z.input<typeof ListingFilters>

/** Filters that need one another. */
export function requireTogether(input: ListingFilters, context: z.RefinementCtx): void {
  const need = (path: string) =>
    context.addIssue({ code: 'invalid_type', expected: 'nonoptional', path: [path], input: undefined })
  if ((input.lat === undefined) !== (input.lng === undefined)) need(input.lat === undefined ? 'lat' : 'lng')
  if ((input.radius !== undefined || input.sort === 'distance') && input.lat === undefined) need('lat')
  if (input.neighborhoods !== undefined && input.radius === undefined) need('radius')
  if (input.sort === 'soonest' && input.category !== 'events' && input.category !== 'rooms_housing')
    need('category')
  const byPrice =
    input.minPrice !== undefined || input.maxPrice !== undefined || input.sort?.startsWith('price')
  if (byPrice && input.currency === undefined) need('currency')
}

export const SearchInput = ListingFilters.extend({
  limit: queryNumber(z.int().min(1).max(LISTING_LIMITS.pageSizeMax).default(LISTING_LIMITS.pageSize)),
  cursor: Cursor.optional(),
})
  .strict()
  .superRefine(requireTogether)

export type SearchInput = z.output<typeof SearchInput>

/** How many matches there are, counted up to LISTING_LIMITS.countCap. */
export const MatchCount = z.object({ value: z.int(), capped: z.boolean() })

export const searchListings = operation({
  name: 'listings.search-listings',
  method: 'GET',
  path: '/api/listings',
  access: 'anyone',
  summary: 'Search listings by words, category, price, city and radius',
  input: SearchInput,
  output: pageOf(ListingCard).extend({
    /** On the first page only. */
    count: MatchCount.nullable(),
    /** Matches left out because their price is in another currency; null when no price filter or sort applies. */
    otherCurrencies: MatchCount.nullable(),
    /**
     * Words in other spellings, in the other script or with the same meaning that stand in the listings of this page
     * and were not typed; on the first page only.
     */
    alsoShowing: z.array(z.string()).default([]),
  }),
  errors: {},
  rawJson: true,
})

import type { z } from 'zod'
import { Latitude, Longitude, PlaceId } from '#contract/geo/place.ts'
import { Category, isSubcategoryOf, ListingKind, Subcategory } from '#contract/listings/category.ts'
import {
  type DetailFilter,
  filterFields,
  offeredFilters,
  readDetailFilters,
  writeDetailFilters,
} from '#contract/listings/search/detail-filter.ts'
import { Currency, currencyOf, MAX_AMOUNT_MINOR } from '#contract/listings/price.ts'
import {
  DEFAULT_RADIUS_MILES,
  ListingFilters,
  type ListingFiltersInput,
  ListingSort,
} from '#contract/listings/search/search-listings.ts'
import { minorDigits } from '#web/platform/format/format.ts'
import type { ListingSearch } from '#web/listings/read-filters.ts'

/** In the address: no radius, although a place is known. */
export const ANYWHERE = 'any'

/** In the address: offers and wanted ads, where offers alone are usual. */
export const ANY_KIND = 'all'

/** What the address asks for; values that make no sense are as if they were not there. */
export interface ListFilters {
  q: string
  category: Category | null
  subcategory: Subcategory | null
  /** Null: what is usual in the category. */
  kind: ListingKind | typeof ANY_KIND | null
  /** Whole units of the currency. */
  minPrice: number | null
  maxPrice: number | null
  currency: Currency | null
  placeId: PlaceId | null
  position: { lat: number; lng: number } | null
  /** Miles; null when nothing is said, which means the default radius. */
  radius: number | typeof ANYWHERE | null
  /** Ids of parts of cities, any of which will do; those of other cities than the list looks around are among them. */
  neighborhoods: readonly string[]
  sort: ListingSort | null
  featured: boolean
  withPhotos: boolean
  verified: boolean
  /** Days; null for any age. */
  postedWithin: number | null
  /** The category's own filters. */
  details: readonly DetailFilter[]
  /** The words are looked for as they stand. */
  asTyped: boolean
}

/** Where results are looked for: as much as the query needs of the reader's place. */
interface Around {
  lat: number
  lng: number
  country: string
}

/** Reads the address of a list page; `category` is the one of the route. */
export function filtersOf(search: ListingSearch, category: Category | null): ListFilters {
  const read = <S extends z.ZodType>(schema: S, value: unknown) => schema.safeParse(value).data ?? null
  const number = (text: string | undefined) => (text === undefined ? undefined : Number(text))
  const wanted = category ?? read(Category, search.category)
  const subcategory = read(Subcategory, search.subcategory)
  const lat = read(Latitude, number(search.lat))
  const lng = read(Longitude, number(search.lng))
  const radius = number(search.radius)
  return {
    // as it was typed: the server tidies it
    q: read(ListingFilters.shape.q, search.q) === null ? '' : (search.q ?? ''),
    category: wanted,
    subcategory: wanted && subcategory && isSubcategoryOf(wanted, subcategory) ? subcategory : null,
    kind: search.kind === ANY_KIND ? ANY_KIND : read(ListingKind, search.kind),
    minPrice: amountOf(search.minPrice),
    maxPrice: amountOf(search.maxPrice),
    currency: read(Currency, search.currency),
    placeId: read(PlaceId, number(search.placeId)),
    position: lat === null || lng === null ? null : { lat, lng },
    radius: search.radius === ANYWHERE ? ANYWHERE : radius && radius >= 1 && radius <= 500 ? radius : null,
    neighborhoods: (search.neighborhoods ?? '').split(',').filter((id) => id !== ''),
    sort: read(ListingSort, search.sort),
    featured: search.featured === 'true',
    withPhotos: search.withPhotos === 'true',
    verified: search.verified === 'true',
    postedWithin: daysOf(search.postedWithin),
    details: detailsOf(search.details, wanted, read(Subcategory, search.subcategory)),
    asTyped: search.asTyped === 'true',
  }
}

/** The ages that a list offers to be narrowed to, in days. */
export const POSTED_WITHIN = [1, 7, 30] as const
const daysOf = (text: string | undefined) => POSTED_WITHIN.find((days) => String(days) === text) ?? null

/** Those that the category knows, and the subcategory has. */
function detailsOf(
  text: string | undefined,
  category: Category | null,
  subcategory: Subcategory | null,
): DetailFilter[] {
  if (category === null) return []
  const fields = subcategory === null ? filterFields(category) : offeredFilters(category, subcategory)
  const names = new Set(fields.map(([name]) => name))
  return (readDetailFilters(text ?? '') ?? []).filter(({ name }) => names.has(name))
}

/** An amount as people write it: "1,200", "850.50" or "850,50". */
export function amountOf(text: string | undefined): number | null {
  const digits = (text ?? '').replace(/,(\d{1,2})\s*$/, '.$1').replaceAll(/[\s,]/g, '')
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(digits)) return null
  return Number(digits)
}

/** More at least than at most: nothing could be found between them, so prices are left aside until that is mended. */
export const isUpsideDown = ({ minPrice, maxPrice }: ListFilters): boolean =>
  minPrice !== null && maxPrice !== null && minPrice > maxPrice

/** Featured listings are shown wherever they are, unless a place is asked for. */
export const isEverywhere = ({ featured, position, placeId }: ListFilters): boolean =>
  featured && position === null && placeId === null

/** The radius in force, in miles; null when the whole world is searched. */
export function radiusOf(filters: ListFilters): number | null {
  if (isEverywhere(filters) || filters.radius === ANYWHERE) return null
  return filters.radius ?? DEFAULT_RADIUS_MILES
}

/** The currency that prices are compared in. */
export const currencyIn = ({ currency }: ListFilters, country: string | undefined): Currency =>
  currency ?? currencyOf(country ?? 'US')

/** About a kilometre: nearby readers share an answer, and nobody's exact position is sent. */
const coarse = (degrees: number) => Math.round(degrees * 100) / 100

/** The query of a list; null while the place that it starts from is not known. */
export function queryOf(filters: ListFilters, around: Around | null): ListingFiltersInput | null {
  const everywhere = isEverywhere(filters)
  if (!everywhere && around === null) return null
  const { q, category, subcategory, neighborhoods, featured, withPhotos, verified } = filters
  const { postedWithin, details } = filters
  const kind = kindIn(filters)
  const radius = radiusOf(filters)
  return {
    ...(q && { q }),
    ...(category && { category }),
    ...(subcategory && { subcategory }),
    ...(kind && { kind }),
    ...(category === 'rooms_housing' && subcategory === null && { living: true }),
    ...(featured && { featured }),
    ...(withPhotos && { withPhotos }),
    ...(verified && { verified }),
    ...(postedWithin !== null && { postedWithin }),
    ...(details.length > 0 && { details: writeDetailFilters(details) }),
    ...(!everywhere && around && { lat: coarse(around.lat), lng: coarse(around.lng) }),
    ...(radius !== null && { radius }),
    ...(radius !== null && neighborhoods.length > 0 && { neighborhoods: neighborhoods.join(',') }),
    ...priceOf(filters, around?.country),
    ...sortOf(filters, everywhere),
  }
}

/** Whoever looks for a room wants none that others look for, unless they say so. */
export function kindIn({ kind, category }: Pick<ListFilters, 'kind' | 'category'>): ListingKind | null {
  const chosen = kind ?? usualKind({ category })
  return chosen === ANY_KIND ? null : chosen
}

/** What lists of the category show when nothing is chosen. */
export const usualKind = ({ category }: Pick<ListFilters, 'category'>): NonNullable<ListFilters['kind']> =>
  category === 'rooms_housing' ? 'offer' : ANY_KIND

const NO_PRICES = { minPrice: null, maxPrice: null }

function priceOf(filters: ListFilters, country: string | undefined): ListingFiltersInput {
  const { sort } = filters
  const { minPrice, maxPrice } = isUpsideDown(filters) ? NO_PRICES : filters
  if (minPrice === null && maxPrice === null && !sort?.startsWith('price')) return {}
  const currency = currencyIn(filters, country)
  const minor = (amount: number) =>
    Math.min(Math.round(amount * 10 ** minorDigits(currency)), MAX_AMOUNT_MINOR)
  return {
    currency,
    ...(minPrice !== null && { minPrice: minor(minPrice) }),
    ...(maxPrice !== null && { maxPrice: minor(maxPrice) }),
  }
}

/** What begins or is free on a day can be sorted by it. */
export const knowsSoonest = (category: Category | null): boolean =>
  category === 'events' || category === 'rooms_housing'

/** Relevance needs words, distance needs a place; without either the order is left to the server. */
function sortOf({ q, sort, category }: ListFilters, everywhere: boolean): ListingFiltersInput {
  if (sort === null && category === 'events' && q === '') return { sort: 'soonest' }
  if (sort === 'soonest' && !knowsSoonest(category)) return {}
  if (sort === null || (sort === 'relevance' && q === '') || (sort === 'distance' && everywhere)) return {}
  return { sort }
}

/** What the reader set, apart from words, order and place; for the badge of the filter button. */
export const countFilters = (filters: ListFilters): number =>
  [
    filters.subcategory,
    isUsualKind(filters) ? null : filters.kind,
    filters.minPrice ?? filters.maxPrice,
    filters.featured || null,
    filters.withPhotos || null,
    filters.verified || null,
    filters.postedWithin,
  ].filter((filter) => filter !== null).length +
  filters.details.length +
  filters.neighborhoods.length

/** It is what lists of the category show anyway. */
export const isUsualKind = ({ kind, category }: Pick<ListFilters, 'kind' | 'category'>): boolean =>
  kind === null || kind === usualKind({ category })

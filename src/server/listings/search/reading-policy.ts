import { minorDigits } from '#contract/language/formats.ts'
import type { Place } from '#contract/geo/place.ts'
import { comparedAmount, comparedPeriod, currencyOf, MAX_AMOUNT_MINOR } from '#contract/listings/price.ts'
import type { PricePeriod } from '#contract/listings/price.ts'
import type { Category } from '#contract/listings/category.ts'
import { readDetailFilters, writeDetailFilters } from '#contract/listings/search/detail-filter.ts'
import { DEFAULT_RADIUS_MILES, type ListingFilters } from '#contract/listings/search/search-listings.ts'
import type { Attempt, Sentence } from '#server/listings/reading/public.ts'

/** Where a search wants something to be. */
export interface Located {
  place: Place | null
  /** Of a state or country: other cities of it. */
  others: readonly Place[]
}

/** Around the largest city of a state or country, in miles. */
const REGION_MILES = 100

/** The filters that a search was asked with and all that its words say beside them; the words count more. */
export function readFilters(
  asked: ListingFilters,
  sentence: Sentence,
  located: Located,
  attempt: Attempt,
): ListingFilters {
  const category = asked.category ?? attempt.category ?? undefined
  const subcategory = attempt.subcategory ?? asked.subcategory
  const isKindRead = attempt.category !== null
  const isHome = isKindRead && category === 'rooms_housing' && subcategory === undefined
  const kind = asked.kind ?? (isKindRead ? ('offer' as const) : undefined)
  const details = joinDetails(asked.details, attempt.details)
  return {
    ...asked,
    q: writeWords(attempt.words, sentence.excluded),
    ...(category !== undefined && { category }),
    ...(subcategory !== undefined && { subcategory }),
    ...(kind !== undefined && { kind }),
    ...(details !== '' && { details }),
    living: subcategory === undefined && (asked.living || isHome),
    withPhotos: asked.withPhotos || sentence.withPhotos,
    ...priceFilters(asked, sentence, located, category ?? null),
    // the cheapest of all that mention a word are seldom what is meant by it
    ...(attempt.words.length > 0 && sentence.isCheapest && { sort: asked.sort }),
    ...placeFilters(asked, sentence, located),
    ...untilFilter(category, details, sentence),
    ...(category === 'events' && attempt.words.length === 0 && { sort: asked.sort ?? ('soonest' as const) }),
  }
}

/** Words that no match may hold have a minus before them. */
export function writeWords(words: readonly string[], excluded: readonly string[]): string {
  return [...words, ...excluded.map((word) => `-${word}`)].join(' ')
}

/** What the words ask for takes the place of what was chosen before. */
function joinDetails(chosen: string | undefined, read: readonly string[]): string {
  const own = read.flatMap((one) => readDetailFilters(one) ?? [])
  const before = (readDetailFilters(chosen ?? '') ?? []).filter(({ name }) =>
    own.every((one) => one.name !== name),
  )
  return writeDetailFilters([...before, ...own])
}

function untilFilter(
  category: Category | undefined,
  details: string,
  { until }: Sentence,
): Pick<ListingFilters, 'details'> {
  return category === 'events' && until !== null
    ? { details: joinDetails(details, [`starts_at:${until}`]) }
    : {}
}

function placeFilters(
  { radius }: ListingFilters,
  sentence: Sentence,
  { place, others }: Located,
): Partial<ListingFilters> {
  if (sentence.isAnywhere) return { radius: undefined, neighborhoods: undefined }
  if (place === null)
    return sentence.radius === null || radius === undefined ? {} : { radius: sentence.radius }
  const around = others.length > 0 ? REGION_MILES : DEFAULT_RADIUS_MILES
  return {
    lat: place.lat,
    lng: place.lng,
    radius: sentence.radius ?? around,
    neighborhoods: undefined,
  }
}

function priceFilters(
  asked: ListingFilters,
  { price, isCheapest }: Sentence,
  { place }: Located,
  category: Category | null,
): Partial<ListingFilters> {
  if (price === null && !isCheapest) return {}
  const currency = price?.currency ?? (place ? currencyOf(place.country) : (asked.currency ?? 'USD'))
  const minor = (amount: number) => {
    const compared = comparedAmount(
      category,
      amount * 10 ** minorDigits(currency),
      price?.period ?? usualPeriod(category, amount),
    )
    return Math.min(Math.round(compared), MAX_AMOUNT_MINOR)
  }
  return {
    currency,
    ...(price && { minPrice: undefined, maxPrice: undefined }),
    ...(price && price.min !== null && { minPrice: minor(price.min) }),
    ...(price && price.max !== null && { maxPrice: minor(price.max) }),
    ...(isCheapest && { sort: 'price_asc' as const }),
  }
}

/** From so many on, pay is no longer meant by the hour, and then no longer by the month. */
const MONTHLY_FROM = 500
const YEARLY_FROM = 12_000

/** Whoever says "70k" of a job means a year, and an hour who says 20. */
function usualPeriod(category: Category | null, amount: number): PricePeriod | null {
  if (category !== 'jobs') return comparedPeriod(category)
  if (amount >= YEARLY_FROM) return 'year'
  return amount >= MONTHLY_FROM ? 'month' : 'hour'
}

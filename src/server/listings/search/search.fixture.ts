import { DAY_MS } from '#contract/kit/duration.ts'
import { sql } from 'kysely'
import { cellOf, distanceMiles } from '#contract/geo/cell.ts'
import { CATEGORIES, type Category, type ListingKind, SUBCATEGORIES } from '#contract/listings/category.ts'
import type { Currency } from '#contract/listings/price.ts'
import { type DetailFilter, readDetailFilters } from '#contract/listings/search/detail-filter.ts'
import type { ListingFilters, ListingSort } from '#contract/listings/search/search-listings.ts'
import type { Database } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { PLACES } from '#server/listings/listings.fixture.ts'
import { searchWords } from '#server/search/public.ts'

/** A listing as the oracle knows it. */
export interface Sample {
  id: string
  category: Category
  subcategory: string
  kind: ListingKind
  title: string
  description: string
  lat: number
  lng: number
  /** Null: on request. */
  price: number | null
  currency: Currency
  photoCount: number
  featured: boolean
  state: 'active' | 'expired' | 'draft' | 'over'
  details: Readonly<Record<string, string | number | boolean | readonly string[]>>
  bumpedAt: Date
}

/** Pseudo-random numbers that are the same in every run. */
export function numbers(seed: number) {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[below(items.length)]
    if (item === undefined) throw new Error('There is nothing to pick from.')
    return item
  }
  return { next, below, pick }
}
export type Numbers = ReturnType<typeof numbers>

export const WORDS = [
  'sofa',
  'room',
  'rooms',
  'jebena',
  'clean',
  'new',
  'ክፍል',
  'ክፍሎች',
  'አዲስ',
  'injera',
  'café',
  'x5',
]

/** Where listings lie: two cities close together, both sides of the date line, near both poles, anywhere. */
const SPOTS = [
  { lat: 38.8955, lng: -77.0364 },
  { lat: 38.9915, lng: -77.0261 },
  { lat: -17.7, lng: 179.99 },
  { lat: -17.7, lng: -179.98 },
  { lat: 89.7, lng: 40 },
  { lat: 89.8, lng: -150 },
  { lat: -89.95, lng: 0 },
]

/** Some of what lists are narrowed by, of each kind of value. */
const detailsOf = ({ next, below, pick }: Numbers): Sample['details'] => ({
  furnished: next() < 0.4,
  ...(next() < 0.5 && { deposit: below(3) * 400, pets: next() < 0.5 }),
  ...(next() < 0.7 && { bedrooms: below(14) / 2 }),
  ...(next() < 0.3 && { mileage: below(30) * 5000 }),
  ...(next() < 0.5 && { utilities: pick(['included', 'partial', 'not_included']) }),
  ...(next() < 0.5 && { delivery: pick([['pickup'], ['local', 'ship'], []]) }),
  ...(next() < 0.2 && { license_number: 'NY 12' }),
})

/** Filters by them, as the address has them. */
export const detailFilter = ({ below, pick }: Numbers): string =>
  pick([
    'furnished',
    '-deposit',
    '-pets;furnished',
    'license_number',
    `bedrooms:${below(12) / 2}`,
    `mileage:${below(30) * 5000}`,
    'utilities:included,partial',
    'delivery:ship',
    'bedrooms:2;furnished',
    'delivery:local,pickup;utilities:included',
  ])

export function sample({ next, below, pick }: Numbers, now: Date): Sample {
  const category = pick(CATEGORIES)
  const text = (length: number) => Array.from({ length }, () => pick(WORDS)).join(pick([' ', ', ', ' - ']))
  const spot = next() < 0.8 ? pick(SPOTS) : { lat: next() * 180 - 90, lng: next() * 360 - 180 }
  const near = next() < 0.5 ? 0 : 0.3
  return {
    id: uuidv7(),
    category,
    subcategory: pick(SUBCATEGORIES[category]),
    kind: pick(['offer', 'offer', 'wanted']),
    title: text(3),
    description: text(6),
    // a pole has every longitude: which of two there is nearer is a matter of rounding
    lat: Math.max(-89.99, Math.min(89.99, spot.lat + near * (next() - 0.5))),
    lng: ((spot.lng + near * (next() - 0.5) + 540) % 360) - 180,
    price: next() < 0.2 ? null : below(20) * 1000,
    currency: pick(['USD', 'USD', 'SEK']),
    photoCount: pick([0, 1, 3]),
    featured: next() < 0.1,
    state: pick(['active', 'active', 'active', 'active', 'active', 'active', 'expired', 'draft', 'over']),
    // many share a moment, so that the id has to decide
    bumpedAt: new Date(now.getTime() - below(40) * 3_600_000),
    details: detailsOf({ next, below, pick }),
  }
}

/** Writes samples as if they had been published where and when they say. */
export async function insertSamples(
  db: Database,
  ownerId: string,
  samples: readonly Sample[],
  now: Date,
): Promise<void> {
  for (const one of samples) {
    const [cell, coarse] = [cellOf('fine', one), cellOf('coarse', one)]
    const expires = new Date(
      now.getTime() + (one.state === 'over' || one.state === 'expired' ? -1 : 20) * DAY_MS,
    )
    const published = one.state === 'draft' ? null : one.bumpedAt
    await sql`
      insert into listing (id, owner_id, photo_count, place_id, cell, cell_coarse, lat, lng, price_minor, published_at,
        bumped_at, expires_at, featured_until, state, category, subcategory, kind, price_type, currency, slug, title,
        description, details, search)
      values (${one.id}, ${ownerId}, ${one.photoCount}, ${PLACES.washington}, ${cell}, ${coarse}, ${one.lat}, ${one.lng},
        ${one.price === 0 ? null : one.price}, ${published}, ${published}, ${expires},
        ${one.featured ? new Date(now.getTime() + DAY_MS) : null}, ${one.state === 'over' ? 'active' : one.state},
        ${one.category}, ${one.subcategory}, ${one.kind},
        ${one.price === null ? 'on_request' : one.price === 0 ? 'free' : 'fixed'}, ${one.currency}, 'slug', ${one.title},
        ${one.description}, ${JSON.stringify(one.details)},
        listing_search(search_words(${one.title}),
          search_words(listing_facts(${one.subcategory}, '{}', null, 'Washington', null)),
          search_words(${one.description}), ${one.category}, ${JSON.stringify(one.details)}, ${cell}, ${coarse}))`.execute(
      db,
    )
  }
}

/**
 * Does it match, price apart? Says in plain words what the indexes answer.
 * @param whole the last word is taken as it is, not as the beginning of others
 */
export function fits(one: Sample, filters: Partial<ListingFilters>, whole: boolean): boolean {
  const {
    category,
    subcategory,
    kind,
    lat,
    lng,
    radius,
    featured,
    withPhotos,
    details = '',
    q = '',
  } = filters
  if (one.state !== 'active') return false
  if (category !== undefined && one.category !== category) return false
  if (subcategory !== undefined && one.subcategory !== subcategory) return false
  if (kind !== undefined && one.kind !== kind) return false
  if (featured && !one.featured) return false
  if (withPhotos && one.photoCount === 0) return false
  if (!readDetailFilters(details)?.every((filter) => holds(one, filter))) return false
  if (radius !== undefined && distanceTo(one, { lat, lng }) > radius) return false
  const found = new Set(searchWords(`${one.title} ${one.description} ${one.subcategory} washington`))
  const words = searchWords(q)
  return words.every((word, index) => {
    const isPrefix = !whole && index === words.length - 1 && [...word].length > 1
    return isPrefix ? [...found].some((other) => other.startsWith(word)) : found.has(word)
  })
}

function holds({ details }: Sample, filter: DetailFilter): boolean {
  const value = details[filter.name]
  switch (filter.kind) {
    case 'is':
      return value === true
    case 'given':
      return value !== undefined
    case 'without':
      return value === undefined || value === false || value === 0
    case 'any':
      return [value].flat().some((option) => filter.options.includes(String(option)))
    case 'atLeast':
      return typeof value === 'number' && value >= filter.least
    case 'atMost':
      return typeof value === 'number' && value <= filter.most
    case 'until':
      return String(value) < `${filter.day}~`
  }
}

export function distanceTo(one: Sample, { lat, lng }: Pick<ListingFilters, 'lat' | 'lng'>): number {
  return lat === undefined || lng === undefined ? 0 : distanceMiles({ lat, lng }, one)
}

/** Has it a place in a price filter or a price order in that currency? */
export function isPriced(
  one: Sample,
  { currency, minPrice = 0, maxPrice = Infinity }: Partial<ListingFilters>,
): boolean {
  return one.currency === currency && one.price !== null && one.price >= minPrice && one.price <= maxPrice
}

const byText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
const newestFirst = (one: Sample, other: Sample) =>
  other.bumpedAt.getTime() - one.bumpedAt.getTime() || byText(other.id, one.id)

/** The order of every sort but relevance. */
export function inOrder(
  sort: Exclude<ListingSort, 'soonest'>,
  filters: Partial<ListingFilters>,
): (one: Sample, other: Sample) => number {
  const price = ({ price: amount }: Sample) => amount ?? 0
  switch (sort) {
    case 'newest':
    case 'relevance':
      return newestFirst
    case 'price_asc':
      return (one, other) => price(one) - price(other) || byText(one.id, other.id)
    case 'price_desc':
      return (one, other) => price(other) - price(one) || byText(other.id, one.id)
    case 'distance':
      return (one, other) => distanceTo(one, filters) - distanceTo(other, filters) || newestFirst(one, other)
  }
}

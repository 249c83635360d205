import { type Covering, coveringCells, type Position } from '#contract/geo/cell.ts'
import { EARTH_RADIUS_MILES } from '#contract/geo/place.ts'
import { CATEGORIES, type Category, NO_HOMES, SUBCATEGORIES } from '#contract/listings/category.ts'
import type { ListingFilters, ListingSort } from '#contract/listings/search/search-listings.ts'
import { type Variants, type WordQuery, wordQuery } from '#server/search/public.ts'

/** A circle on the globe as the index sees it. */
export interface Area extends Covering {
  /** Miles straight through the earth. */
  chord: number
}

/** One slice of a list that an index holds in order. */
export interface Slice {
  category: Category
  subcategory: string
}

/**
 * How the matches are walked. No way is best for all questions (measured at a million listings):
 * - cells: the first of each cell of the circle, merged;
 * - slices: the first of each kind of listing, merged;
 * - relevance: the newest 500 matches, ranked;
 * - open: one plain query whose plan PostgreSQL makes for its values, since how common the words are decides.
 */
export type Walk = 'cells' | 'slices' | 'relevance' | 'open'

export interface Search extends Omit<ListingFilters, 'q' | 'radius' | 'sort' | 'lat' | 'lng'> {
  order: ListingSort
  walk: Walk
  words: WordQuery | null
  /** The last word is taken as it is, not as the beginning of others. */
  whole: boolean
  /** Where distances are counted from. */
  from: Position | null
  area: Area | null
  slices: Slice[]
  /** Whose listings are left out. */
  hidden: readonly string[]
}

/** What is asked, made ready for the index. */
export function planSearch(
  { q, radius, sort, lat, lng, ...filters }: ListingFilters,
  variants?: Variants,
  hidden: readonly string[] = [],
): Search {
  const words = wordQuery(q, variants)
  const from = lat === undefined || lng === undefined ? null : { lat, lng }
  const area = from && radius !== undefined ? areaOf(from, radius) : null
  const wanted = sort ?? (words ? 'relevance' : 'newest')
  const order = wanted === 'relevance' && !words ? 'newest' : wanted
  const whole = words === null || words.begun === null
  const search = { ...filters, words, whole, from, area, order, hidden, slices: slicesOf(filters) }
  return { ...search, walk: walkOf(search) }
}

/**
 * Whoever has two pages of matches for a word as it stands is not shown those that only begin with it: they would
 * come after all of these, and looking for all beginnings of a common word costs several times as much.
 */
export const ENOUGH_MATCHES = 40

/** The search with its last word taken as a whole word. */
export const asWhole = (search: Search): Search => ({ ...search, whole: true })

function walkOf(search: Omit<Search, 'walk'>): Walk {
  const { order, words, area, featured, minPrice, maxPrice, category, subcategory } = search
  if (order === 'relevance') return 'relevance'
  if (order === 'distance' || order === 'soonest' || words !== null || featured) return 'open'
  if (area) return 'cells'
  const byPrice = order !== 'newest' || minPrice !== undefined || maxPrice !== undefined
  return byPrice || (category === undefined && subcategory === undefined) ? 'open' : 'slices'
}

function slicesOf({
  category,
  subcategory,
  living,
}: Pick<ListingFilters, 'category' | 'subcategory' | 'living'>): Slice[] {
  const categories = category === undefined ? CATEGORIES : [category]
  const all = categories.flatMap((each) =>
    SUBCATEGORIES[each].map((name): Slice => ({ category: each, subcategory: name })),
  )
  if (subcategory !== undefined) return all.filter((slice) => slice.subcategory === subcategory)
  return living ? all.filter((slice) => !NO_HOMES.includes(slice.subcategory)) : all
}

function areaOf(from: Position, radiusMiles: number): Area {
  const chord = 2 * EARTH_RADIUS_MILES * Math.sin(radiusMiles / (2 * EARTH_RADIUS_MILES))
  return { ...coveringCells(from, radiusMiles), chord }
}

/** The text of globe_point() of the database: a point of a globe measured in miles. */
export function globePoint({ lat, lng }: Position): string {
  const [north, east] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180]
  const xyz = [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)]
  return `(${xyz.map((part) => part * EARTH_RADIUS_MILES).join(', ')})`
}

import { isDeepStrictEqual } from 'node:util'
import { CATEGORIES } from '#contract/listings/category.ts'
import { ELSEWHERE_MAX, FEW_MATCHES, type SearchReading } from '#contract/listings/search/read-search.ts'
import type { ListingFilters } from '#contract/listings/search/search-listings.ts'
import {
  type Attempt,
  attemptsOf,
  plainWords,
  findCity,
  readSentence,
  type Sentence,
} from '#server/listings/reading/public.ts'
import { findVariants } from '#server/listings/words/find-variants.ts'
import type { Visitor } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readHidden } from '#server/safety/public.ts'
import { isWordless } from '#server/search/public.ts'
import { countMatches } from './count-store.ts'
import { type Located, readFilters, writeWords } from './reading-policy.ts'
import { planSearch } from './search-policy.ts'

type Deps = Pick<Platform, 'db' | 'hot' | 'clock'>
/** What is looked through, and whose listings the reader does not see. */
type Shown = Pick<Platform, 'hot'> & { hidden: readonly string[] }

type Asked = ListingFilters & { isShort: boolean }

/**
 * What a search in everyday words asks for, taken as it is most likely meant. Where that finds little, of the other ways
 * the first that finds something counts, at first where and for as much as was asked; where none does, words that
 * nothing holds are let go. That takes as long as several searches, so whoever has found something does not wait for it.
 */
export async function readSearch(
  platform: Deps,
  { userId }: Pick<Visitor, 'userId'>,
  { isShort, ...asked }: Asked,
): Promise<SearchReading> {
  if (asked.q === '' || isWordless(asked.q))
    return { filters: asked, isRead: false, place: null, otherPlaces: [], without: [], elsewhere: [] }
  const sentence = readSentence(asked.q, todayOf(platform))
  const { places, positions } = await locate(platform, sentence)
  const attempts = attemptsOf(sentence, positions, asked.category ?? null)
  const [first, ...others] = attempts.flatMap((attempt) =>
    places.map((located) => wayOf(asked, sentence, located, attempt)),
  )
  if (!first) throw new Error('There is always a way to take a search.')
  const hidden = isShort && userId !== null ? await readHidden(platform.hot, userId) : []
  const shown = { hot: platform.hot, hidden }
  const way = isShort ? await chooseWay(shown, [first, ...others], sentence) : first
  const words = plainWords(sentence, positions)
  return {
    filters: way.filters,
    isRead: saysMore(asked, way.filters) || sentence.excluded.length > 0,
    place: way.located.place,
    otherPlaces: [...way.located.others],
    without: way.without,
    elsewhere: isShort ? await countElsewhere(shown, way.filters, words, sentence) : [],
  }
}

function todayOf({ clock }: Deps) {
  const now = clock.now()
  return { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1, day: now.getUTCDate() }
}

/** The places that may be meant, the likeliest first, and the indexes of the words that say so. */
async function locate(
  { db }: Deps,
  { words, offer, taken, isAnywhere }: Sentence,
): Promise<{ places: Located[]; positions: ReadonlySet<number> }> {
  const known = new Set([...taken, ...offer.kindPositions, ...offer.detailPositions])
  const isPlain = offer.category !== null && offer.category !== 'items'
  const named = isAnywhere ? null : await findCity({ db }, words, known, isPlain)
  if (named?.kind === 'city')
    return { places: [{ place: named.place, others: [] }], positions: new Set(named.positions) }
  if (named?.kind !== 'region' || named.cities.length === 0)
    return { places: [{ place: null, others: [] }], positions: new Set() }
  const { cities } = named
  const places = cities.map((place) => ({ place, others: cities.filter((city) => city !== place) }))
  return { places, positions: new Set(named.positions) }
}

interface Way {
  attempt: Attempt
  located: Located
  filters: ListingFilters
  without: string[]
}

const wayOf = (asked: ListingFilters, sentence: Sentence, located: Located, attempt: Attempt): Way => ({
  attempt,
  located,
  filters: readFilters(asked, sentence, located, attempt),
  without: [...(attempt.letGo ?? [])],
})

async function chooseWay(shown: Shown, ways: readonly [Way, ...Way[]], sentence: Sentence): Promise<Way> {
  const [first] = ways
  for (const way of ways) if (await finds(shown, way.filters)) return way
  // what kind of listing is named says more than how it should be
  const named = ways.find(({ attempt }) => attempt.category !== null)
  const bare = named && (await letGo(shown, named, sentence, named.filters))
  if (bare) return bare
  // without its circle a way is the same around each city
  const once = ways.filter(({ located }) => located === first.located)
  for (const way of once) if (await finds(shown, anywhere(way.filters))) return way
  return (await letGo(shown, first, sentence, anywhere(first.filters))) ?? first
}

const anywhere = ({
  radius: _,
  neighborhoods: _part,
  minPrice: _min,
  maxPrice: _max,
  ...filters
}: ListingFilters): ListingFilters => filters

const finds = async (shown: Shown, filters: ListingFilters) => (await count(shown, filters, 1)) > 0

async function count({ hot, hidden }: Shown, filters: ListingFilters, atMost: number): Promise<number> {
  const { q, radius } = filters
  const variants = q === '' ? undefined : await findVariants(hot, q, radius === undefined)
  return countMatches(hot, planSearch(filters, variants, hidden), atMost)
}

/** Longer sentences are not gone through word by word. */
const MOST_LET_GO = 6

/** The way without as few of its words as lets it find something, the rarest first; null where nothing does. */
async function letGo(
  shown: Shown,
  way: Way,
  { excluded }: Sentence,
  filters: ListingFilters,
): Promise<Way | null> {
  let words = [...way.attempt.words]
  if (words.length > MOST_LET_GO) return null
  const without: string[] = []
  const hits = new Map<string, number>()
  for (const word of words) hits.set(word, await count(shown, { ...filters, q: word }, FEW_MATCHES))
  while (words.length > 0) {
    const rarest = words.toSorted((one, other) => (hits.get(one) ?? 0) - (hits.get(other) ?? 0))[0]
    words = words.filter((word) => word !== rarest)
    if (rarest !== undefined) without.push(rarest)
    const q = writeWords(words, excluded)
    if (words.length === 0 && way.attempt.category === null) return null
    if (await finds(shown, { ...filters, q })) return { ...way, filters: { ...way.filters, q }, without }
  }
  return null
}

/** Where else the words are found. */
async function countElsewhere(
  shown: Shown,
  filters: ListingFilters,
  words: readonly string[],
  { excluded }: Sentence,
): Promise<SearchReading['elsewhere']> {
  if (filters.category === undefined || words.length === 0) return []
  const { lat, lng, radius } = filters
  const around =
    lat === undefined || lng === undefined ? {} : { lat, lng, ...(radius !== undefined && { radius }) }
  const found: SearchReading['elsewhere'] = []
  for (const category of CATEGORIES) {
    if (category === filters.category) continue
    const other = { ...NO_FILTERS, ...around, q: writeWords(words, excluded), category }
    const matches = await count(shown, other, ELSEWHERE_MAX)
    if (matches > 0) found.push({ category, count: matches })
  }
  return found.toSorted((one, other) => other.count - one.count)
}

const NO_FILTERS = { living: false, featured: false, withPhotos: false, verified: false }

/** Something was read beside the words. */
const saysMore = ({ q: _, ...asked }: ListingFilters, { q: _words, ...read }: ListingFilters): boolean =>
  !isDeepStrictEqual(setOf(asked), setOf(read))

const setOf = (filters: object) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined))

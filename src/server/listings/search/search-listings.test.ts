import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  LISTING_SORTS,
  type ListingFiltersInput,
  searchListings,
} from '#contract/listings/search/search-listings.ts'
import { freshWorld } from '#server/testing/world.ts'
import {
  detailFilter,
  fits,
  inOrder,
  insertSamples,
  isPriced,
  numbers,
  type Numbers,
  type Sample,
  sample,
  WORDS,
} from './search.fixture.ts'
import { ENOUGH_MATCHES } from './search-policy.ts'

// soonest is tried in detail-filters.test.ts: few listings have their place in it
const SORTS = LISTING_SORTS.filter((sort) => sort !== 'soonest')

const world = freshWorld()
const chance = numbers(20_261_120)
const samples: Sample[] = []

async function grow(count: number): Promise<void> {
  const now = world.clock.now()
  const more = Array.from({ length: count }, () => sample(chance, now))
  await insertSamples(world.db, world.people.sara.userId, more, now)
  samples.push(...more)
}

beforeAll(async () => {
  await grow(500)
  await sql`analyze listing`.execute(world.db)
})

type Filters = ListingFiltersInput & { sort: (typeof SORTS)[number] }

const CENTRES = [
  { lat: 38.9, lng: -77.0 },
  { lat: -17.7, lng: 180 },
  { lat: 90, lng: 0 },
  { lat: -89.9, lng: 170 },
  { lat: 0, lng: 0 },
]

function randomFilters({ next, below, pick }: Numbers): Filters {
  const sort = pick(SORTS)
  const centre = pick(CENTRES)
  const category = pick(['rooms_housing', 'jobs', 'items'] as const)
  const priced = sort.startsWith('price') || next() < 0.3
  return {
    sort,
    ...(next() < 0.5 && {
      q: Array.from({ length: 1 + below(2) }, () => pick([...WORDS, 'ro', 'ክፍ'])).join(' '),
    }),
    ...(next() < 0.3 && { category }),
    ...(next() < 0.1 && { subcategory: 'household' as const }),
    ...(next() < 0.2 && { kind: pick(['offer', 'wanted'] as const) }),
    ...(next() < 0.1 && { featured: true }),
    ...(next() < 0.2 && { withPhotos: true }),
    ...(priced && { currency: pick(['USD', 'SEK'] as const) }),
    ...(priced && next() < 0.5 && { minPrice: below(10) * 1000 }),
    ...(priced && next() < 0.5 && { maxPrice: 5000 + below(15) * 1000 }),
    ...((sort === 'distance' || next() < 0.6) && centre),
    ...(next() < 0.3 && { details: detailFilter({ next, below, pick }) }),
    ...(next() < 0.8 && { radius: pick([5, 25, 100, 500]) }),
  }
}

/** A radius needs a place, a price bound a currency: the others are refused, which is tested below. */
const isComplete = ({ radius, lat }: Filters) => radius === undefined || lat !== undefined

async function allPages(filters: Filters, limit: number, between = async () => {}): Promise<string[]> {
  const ids: string[] = []
  let cursor: string | undefined
  do {
    const { body } = await world.call(searchListings, {
      ...filters,
      limit,
      ...(cursor !== undefined && { cursor }),
    })
    expect(body.count === null).toBe(cursor !== undefined)
    ids.push(...body.items.map(({ id }) => id as string))
    cursor = body.nextCursor ?? undefined
    if (cursor !== undefined) await between()
  } while (cursor !== undefined)
  return ids
}

/** What a plain look at every listing finds. */
async function expected(filters: Filters): Promise<{ ids: string[]; others: number | null }> {
  const parsed = filters as Partial<Parameters<typeof fits>[1]>
  const byPrice =
    filters.sort.startsWith('price') || filters.minPrice !== undefined || filters.maxPrice !== undefined
  const matching = (whole: boolean) => {
    const fitting = samples.filter((one) => fits(one, parsed, whole))
    return { fitting, found: byPrice ? fitting.filter((one) => isPriced(one, parsed)) : fitting, whole }
  }
  const asWhole = matching(true)
  const { fitting, found, whole } = asWhole.found.length >= ENOUGH_MATCHES ? asWhole : matching(false)
  const others = fitting.filter(({ price, currency }) => price !== null && currency !== filters.currency)
  const ranks = filters.sort === 'relevance' && filters.q ? await ranksOf(filters.q, whole) : null
  const order = inOrder(filters.sort, parsed)
  const ids = found
    .toSorted(
      (one, other) =>
        (ranks ? (ranks.get(other.id) ?? 0) - (ranks.get(one.id) ?? 0) : 0) || order(one, other),
    )
    .map(({ id }) => id)
  return { ids, others: byPrice ? others.length : null }
}

/** The words as they stand come first, then those that only begin so. Only the figures themselves are PostgreSQL's. */
async function ranksOf(q: string, whole: boolean): Promise<Map<string, number>> {
  const last = q.split(' ').length - 1
  const words = q.split(' ').map((word, index) => (index === last && !whole ? `${word}:*` : word))
  const { rows } = await sql<{ id: string; rank: number }>`
    select id, (ts_rank(search, to_tsquery('simple', ${words.join(' & ')})) * case kind when 'wanted' then 0.1 else 1 end
      + case when not ${whole} and search @@ to_tsquery('simple', ${q.split(' ').join(' & ')}) then 1 else 0 end)::real as rank
    from listing
    where search is not null`.execute(world.db)
  return new Map(rows.map(({ id, rank }) => [id, rank]))
}

describe('every filter with every sort', () => {
  const questions = Array.from({ length: 120 }, () => randomFilters(chance)).filter(isComplete)

  it.each(questions.map((filters) => [JSON.stringify(filters), filters] as const))(
    '%s',
    async (_, filters) => {
      const { ids, others } = await expected(filters)
      const { body } = await world.call(searchListings, { ...filters, limit: 1 })
      expect(body.count).toEqual({ value: ids.length, capped: false })
      expect(body.otherCurrencies?.value ?? null).toBe(others)
      expect(await allPages(filters, 4 + chance.below(40))).toEqual(ids)
    },
  )

  it('asked enough that was found', async () => {
    const found = await Promise.all(questions.map(async (filters) => (await expected(filters)).ids.length))
    expect(found.filter((count) => count > 10).length).toBeGreaterThan(questions.length / 4)
  })
})

describe('while others publish', () => {
  const centre = { lat: 38.9, lng: -77 }
  it.each<Filters>([
    { sort: 'newest' },
    { sort: 'newest', category: 'items' },
    { sort: 'newest', ...centre, radius: 50 },
    { sort: 'relevance', q: 'room' },
    { sort: 'price_asc', currency: 'USD' },
    { sort: 'distance', ...centre },
  ])('%o shows nothing twice and loses nothing', async (filters) => {
    const before = (await expected(filters)).ids
    let grown = 0
    const shown = await allPages(filters, 10, async () => {
      if (grown++ < 3) await grow(5)
    })
    expect(new Set(shown).size).toBe(shown.length)
    const known = new Set(before)
    expect(shown.filter((id) => known.has(id))).toEqual(before)
  })
})

import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { type ListingFiltersInput, searchListings } from '#contract/listings/search/search-listings.ts'
import { freshWorld } from '#server/testing/world.ts'
import { insertSamples, numbers, type Sample, sample } from './search.fixture.ts'
import { WINDOW } from './relevance-store.ts'
import { ENOUGH_MATCHES } from './search-policy.ts'

const world = freshWorld()
const chance = numbers(7)
/** Two windows and a bit. */
const COUNT = 2 * WINDOW + 30

async function grow(count: number, bumpedAt?: Date): Promise<void> {
  const now = world.clock.now()
  const more = Array.from({ length: count }, (): Sample => {
    const one = sample(chance, now)
    const title = chance.next() < 0.5 ? `kitfo ${one.title}` : one.title
    return { ...one, title, state: 'active', description: 'kitfo', ...(bumpedAt && { bumpedAt }) }
  })
  await insertSamples(world.db, world.people.sara.userId, more, now)
}

beforeAll(async () => {
  await grow(COUNT)
  await sql`analyze listing`.execute(world.db)
})

it('ranks the newest 500, then the 500 before them, while others publish', async () => {
  const { rows } = await sql<{ id: string; rank: number }>`
    select id, (ts_rank(search, 'kitfo') * case kind when 'wanted' then 0.1 else 1 end)::real as rank from listing where search @@ 'kitfo' order by bumped_at desc, id desc`.execute(
    world.db,
  )
  const position = new Map(rows.map(({ id }, index) => [id, index]))
  const expected = [0, 1, 2].flatMap((window) =>
    rows
      .slice(window * WINDOW, (window + 1) * WINDOW)
      .toSorted(
        (one, other) => other.rank - one.rank || (position.get(one.id) ?? 0) - (position.get(other.id) ?? 0),
      ),
  )
  const shown: string[] = []
  let cursor: string | undefined
  do {
    const page = await world.call(searchListings, {
      q: 'kitfo',
      limit: 50,
      ...(cursor !== undefined && { cursor }),
    })
    shown.push(...page.body.items.map(({ id }) => id as string))
    cursor = page.body.nextCursor ?? undefined
    if (shown.length === 100) await grow(10, world.clock.now())
  } while (cursor !== undefined)
  expect(shown).toEqual(expected.map(({ id }) => id))
})

it('takes a word as the beginning of others unless it is found often enough by itself', async () => {
  const now = world.clock.now()
  const one = sample(chance, now)
  const longer: Sample = {
    ...one,
    state: 'active',
    title: 'Kitfowot',
    category: 'jobs',
    subcategory: 'other_work',
  }
  await insertSamples(world.db, world.people.sara.userId, [longer], now)
  const found = async (filters: ListingFiltersInput) =>
    (await world.call(searchListings, { limit: 50, sort: 'newest', ...filters })).body.items.map(
      ({ id }) => id,
    )
  const few = { category: 'jobs', subcategory: 'other_work' } as const
  expect(await found({ q: 'kitf', ...few })).toContain(longer.id)
  expect(await found({ q: 'kitfo', ...few })).toContain(longer.id)
  const { body } = await world.call(searchListings, { q: 'kitfo' })
  expect(body.count?.value).toBeGreaterThan(ENOUGH_MATCHES)
  const all = (await world.db.selectFrom('listing').select('id').execute()).length
  expect((await world.call(searchListings, { q: 'kitf' })).body.count?.value).toBe(all)
  expect(body.count?.value).toBe(all - 1)
})

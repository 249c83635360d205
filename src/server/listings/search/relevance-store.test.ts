import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { searchListings } from '#contract/listings/search-listings.ts'
import { loadCities } from '#server/listings/listings.fixture.ts'
import { freshWorld } from '#server/testing/world.ts'
import { insertSamples, numbers, type Sample, sample } from './search.fixture.ts'
import { WINDOW } from './relevance-store.ts'

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
  await loadCities(world)
  await grow(COUNT)
  await sql`analyze listing`.execute(world.db)
})

it('ranks the newest 500, then the 500 before them, while others publish', async () => {
  const { rows } = await sql<{ id: string; rank: number }>`
    select id, ts_rank(search, 'kitfo') as rank from listing order by bumped_at desc, id desc`.execute(
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

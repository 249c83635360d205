import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { freshWorld } from '#server/testing/world.ts'
import { insertSamples, numbers, sample } from '#server/listings/search/search.fixture.ts'

const world = freshWorld()

const states = async () => {
  const rows = await world.db
    .selectFrom('listing')
    .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}

it('ends what is over, in more than one batch, and nothing else', async () => {
  const chance = numbers(3)
  const now = world.clock.now()
  const made = (state: 'over' | 'active' | 'draft') => ({ ...sample(chance, now), state })
  await insertSamples(world.db, world.people.sara.userId, [made('over'), made('active'), made('draft')], now)
  // copies of the first, a thousand and one of them
  await sql`
    insert into listing (id, owner_id, place_id, cell, cell_coarse, lat, lng, published_at, bumped_at, expires_at, state,
      category, subcategory, price_type, currency, slug, title, description, search)
    select gen_random_uuid(), owner_id, place_id, cell, cell_coarse, lat, lng, published_at, bumped_at, expires_at, state,
      category, subcategory, 'free', 'USD', slug, title, description, search
    from listing, generate_series(1, 1000) where state = 'active' and expires_at < clock_now()`.execute(
    world.db,
  )
  expect(await states()).toEqual({ active: 1002, draft: 1 })
  await world.clock.advance(3600)
  await world.runJobs()
  expect(await states()).toEqual({ active: 1, draft: 1, expired: 1001 })
  await world.clock.advance(3600)
  await world.runJobs()
  expect(await states()).toEqual({ active: 1, draft: 1, expired: 1001 })
})

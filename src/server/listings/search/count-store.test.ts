import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { type ListingFiltersInput, searchListings } from '#contract/listings/search/search-listings.ts'
import { posted, SOFA } from '#server/listings/listings.fixture.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld()

beforeAll(async () => {
  const { id } = await posted(world, world.people.sara, SOFA, 1)
  // with the first one 2000 in dollars and another one in kronor
  await sql`
    insert into listing (id, owner_id, photo_count, place_id, cell, cell_coarse, lat, lng, price_minor, published_at,
      bumped_at, expires_at, state, category, subcategory, price_type, currency, slug, title, description, details, search)
    select gen_random_uuid(), owner_id, photo_count, place_id, cell, cell_coarse, lat, lng, price_minor, published_at,
      bumped_at, expires_at, state, category, subcategory, price_type, case n when 1 then 'SEK' else 'USD' end, slug,
      title, description, details, search
    from listing, generate_series(1, 2000) as n where id = ${id}`.execute(world.db)
})

const WASHINGTON = { lat: 38.9, lng: -77, radius: 25 }

describe('counts', () => {
  it.each<[ListingFiltersInput, boolean]>([
    [{}, true],
    [{ category: 'items' }, true],
    [{ category: 'items', details: 'condition:good' }, true],
    [{ category: 'items', details: 'condition:good', ...WASHINGTON }, true],
    [{ q: 'sofa' }, true],
    [{ q: 'sofa', ...WASHINGTON }, true],
    [WASHINGTON, true],
    [{ ...WASHINGTON, sort: 'distance' }, true],
    [{ sort: 'price_asc', currency: 'USD' }, false],
  ])('%o up to 2000, and says when there are more: %s', async (filters, capped) => {
    const { body } = await world.call(searchListings, filters)
    expect(body.count).toEqual({ value: 2000, capped })
    expect(body.items).toHaveLength(20)
  })

  it('those in other currencies beside', async () => {
    const { body } = await world.call(searchListings, { ...WASHINGTON, maxPrice: 100, currency: 'USD' })
    expect(body).toMatchObject({ count: { value: 0 }, otherCurrencies: { value: 1, capped: false } })
  })
})

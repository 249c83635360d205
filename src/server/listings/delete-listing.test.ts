import { describe, expect, it } from 'vitest'
import { deleteListing } from '#contract/listings/delete-listing.ts'
import { listOwnListings } from '#contract/listings/own/list-own-listings.ts'
import { readListing } from '#contract/listings/read-listing.ts'
import { readOwnListing } from '#contract/listings/own/read-own-listing.ts'
import { searchListings } from '#contract/listings/search/search-listings.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { freshWorld } from '#server/testing/world.ts'
import { drafted, posted, RIDE, SOFA } from './listings.fixture.ts'

const world = freshWorld()

it('asks a visitor to sign in', async () => {
  const answer = await world.call(deleteListing, { listingId: uuidv7() })
  expect(answer).toMatchObject({ status: 401, error: { code: 'auth.signed-out' } })
})

it('knows no listing of others, and none that does not exist, in the same words', async () => {
  const { id } = await posted(world, world.people.sara, RIDE)
  for (const person of [world.people.abel, world.people.dawit]) {
    for (const listingId of [id, uuidv7()]) {
      const answer = await world.call(deleteListing, { listingId }, person)
      expect(answer).toMatchObject({ status: 404, error: { code: 'listings.not-found' } })
    }
  }
  expect((await world.call(readListing, { listingId: id })).status).toBe(200)
})

it('refuses an id that is none', async () => {
  const answer = await world.call(deleteListing, { listingId: 'all' }, world.people.sara)
  expect(answer).toMatchObject({ status: 400, error: { code: 'request.invalid' } })
})

describe('a deleted listing', () => {
  it('is gone for everybody, with its pictures and every word', async () => {
    const { sara } = world.people
    const { id, photos } = await posted(
      world,
      sara,
      { ...SOFA, title: 'Crimson sofa bed', neighborhood: 'Shaw' },
      2,
    )
    expect((await world.call(deleteListing, { listingId: id }, sara)).body).toEqual({ deleted: true })

    expect(await world.call(readListing, { listingId: id })).toMatchObject({
      status: 410,
      error: { code: 'listings.gone' },
    })
    expect((await world.call(readOwnListing, { listingId: id }, sara)).error.code).toBe('listings.gone')
    expect((await world.call(searchListings, { q: 'crimson' })).body.items).toEqual([])
    const own = (await world.call(listOwnListings, { limit: 50 }, sara)).body
    expect(own.items.map((item) => item.id)).not.toContain(id)
    const pictures = photos.map(({ picture }) => picture.id)
    expect(await world.db.selectFrom('media').select('id').where('id', 'in', pictures).execute()).toEqual([])
    const row = await world.db
      .selectFrom('listing')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toMatch(/crimson|shaw|smoke|furniture.*good/i)
  })

  it('that was only a draft never existed for others', async () => {
    const { sara } = world.people
    const { id } = await drafted(world, sara, SOFA, 1)
    await world.call(deleteListing, { listingId: id }, sara)
    expect((await world.call(readListing, { listingId: id })).status).toBe(404)
  })

  it('can be deleted again, also at once', async () => {
    const { abel } = world.people
    const { id } = await posted(world, abel, RIDE)
    const both = await Promise.all([0, 1, 2].map(() => world.call(deleteListing, { listingId: id }, abel)))
    expect(both.map(({ body }) => body)).toEqual([{ deleted: true }, { deleted: true }, { deleted: true }])
  })
})

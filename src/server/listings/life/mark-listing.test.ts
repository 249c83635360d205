import { describe, expect, it } from 'vitest'
import { deleteListing } from '#contract/listings/delete-listing.ts'
import { markListing } from '#contract/listings/life/mark-listing.ts'
import { readListing } from '#contract/listings/read-listing.ts'
import { searchListings } from '#contract/listings/search/search-listings.ts'
import { drafted, posted, RIDE } from '#server/listings/listings.fixture.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld()

const DAY = 86_400

it('asks a visitor to sign in', async () => {
  const { id } = await posted(world, world.people.sara, RIDE)
  const answer = await world.call(markListing, { listingId: id, state: 'reserved' })
  expect(answer).toMatchObject({ status: 401, error: { code: 'auth.signed-out' } })
})

it('knows no listing of somebody else', async () => {
  const { id } = await posted(world, world.people.sara, RIDE)
  const answer = await world.call(markListing, { listingId: id, state: 'paused' }, world.people.abel)
  expect(answer).toMatchObject({ status: 404, error: { code: 'listings.not-found' } })
})

it.each(['draft', 'expired', 'fulfilled', 'removed', 'nothing'])('makes nothing %s', async (state) => {
  const { sara } = world.people
  const { id } = await posted(world, sara, RIDE)
  const url = `/api/listings/${id}/state`
  const answer = await world.inject({ method: 'POST', url, payload: { state }, as: sara })
  expect(answer.json()).toMatchObject({ error: { code: 'request.invalid' } })
})

describe('what is on offer', () => {
  it('is reserved: read by everybody, found in no list, offered again', async () => {
    const { sara } = world.people
    const title = 'Reserved ride to church'
    const { id } = await posted(world, sara, { ...RIDE, title })
    const mark = (state: 'reserved' | 'active') => world.call(markListing, { listingId: id, state }, sara)
    const found = async () => (await world.call(searchListings, { q: 'reserved ride' })).body.items.length
    expect(await found()).toBe(1)
    expect((await mark('reserved')).body).toMatchObject({ state: 'reserved' })
    expect((await mark('reserved')).body).toMatchObject({ state: 'reserved' })
    expect(await found()).toBe(0)
    expect((await world.call(readListing, { listingId: id })).body).toMatchObject({ state: 'reserved' })
    expect((await mark('active')).body).toMatchObject({ state: 'active' })
    expect(await found()).toBe(1)
  })

  it('is paused: read by its owner and staff alone', async () => {
    const { sara, abel, hanna } = world.people
    const { id } = await posted(world, sara, RIDE)
    await world.call(markListing, { listingId: id, state: 'paused' }, sara)
    for (const reader of [null, abel])
      expect(await world.call(readListing, { listingId: id }, reader)).toMatchObject({
        status: 404,
        error: { code: 'listings.not-found' },
      })
    for (const reader of [sara, hanna])
      expect((await world.call(readListing, { listingId: id }, reader)).body).toMatchObject({
        state: 'paused',
      })
  })

  it('cannot go from reserved to paused in one step', async () => {
    const { sara } = world.people
    const { id } = await posted(world, sara, RIDE)
    await world.call(markListing, { listingId: id, state: 'reserved' }, sara)
    const answer = await world.call(markListing, { listingId: id, state: 'paused' }, sara)
    expect(answer).toMatchObject({
      status: 409,
      error: { code: 'listings.wrong-state', details: { state: 'reserved' } },
    })
  })
})

describe('refuses', () => {
  it('a draft, and what is over', async () => {
    const { sara } = world.people
    const draft = await drafted(world, sara, RIDE)
    const over = await posted(world, sara, RIDE)
    await world.call(markListing, { listingId: over.id, state: 'paused' }, sara)
    await world.clock.advance(90 * DAY)
    for (const { id } of [draft, over])
      expect(await world.call(markListing, { listingId: id, state: 'active' }, sara)).toMatchObject({
        status: 409,
        error: { code: 'listings.wrong-state' },
      })
  })

  it('what is deleted', async () => {
    const { sara } = world.people
    const { id } = await posted(world, sara, RIDE)
    await world.call(deleteListing, { listingId: id }, sara)
    expect(await world.call(markListing, { listingId: id, state: 'active' }, sara)).toMatchObject({
      status: 410,
    })
  })
})

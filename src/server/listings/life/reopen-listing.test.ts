import { describe, expect, it } from 'vitest'
import { addFavorite } from '#contract/listings/favorites/add-favorite.ts'
import { listFavoriteIds } from '#contract/listings/favorites/list-favorite-ids.ts'
import { askOwner } from '#contract/listings/conversation/ask-owner.ts'
import { closeListing } from '#contract/listings/life/close-listing.ts'
import { markListing } from '#contract/listings/life/mark-listing.ts'
import { reopenListing } from '#contract/listings/life/reopen-listing.ts'
import { deleteListing } from '#contract/listings/delete-listing.ts'
import { readListing } from '#contract/listings/read-listing.ts'
import { searchListings } from '#contract/listings/search/search-listings.ts'
import { MessageId } from '#contract/messaging/messages/message.ts'
import { listNotifications } from '#contract/notifications/list-notifications.ts'
import { listExchanges } from '#contract/reviews/list-exchanges.ts'
import { writeReview } from '#contract/reviews/write-review.ts'
import { drafted, posted, RIDE, SOFA } from '#server/listings/listings.fixture.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld()
const DAY = 86_400
const REVIEW = { stars: 5, tags: [], words: 'On time, and a calm driver.' }

async function closed(owner: Person, title: string) {
  const listing = await posted(world, owner, { ...RIDE, lang: 'en', title })
  await world.call(closeListing, { listingId: listing.id, outcome: 'sold_elsewhere' }, owner)
  return listing
}

it('asks a visitor to sign in, and knows no listing of somebody else', async () => {
  const { sara, abel } = world.people
  const { id: listingId } = await closed(sara, 'A ride that was closed')
  expect((await world.call(reopenListing, { listingId })).error.code).toBe('auth.signed-out')
  expect((await world.call(reopenListing, { listingId }, abel)).error.code).toBe('listings.not-found')
})

it('refuses an id that is none, a draft, and what was deleted', async () => {
  const { sara } = world.people
  const wrong = await world.inject({
    method: 'POST',
    url: '/api/listings/none/reopen',
    payload: {},
    as: sara,
  })
  expect(wrong.json()).toMatchObject({ error: { code: 'request.invalid' } })
  const draft = await drafted(world, sara, RIDE)
  const refused = await world.call(reopenListing, { listingId: draft.id }, sara)
  expect(refused.error).toMatchObject({ code: 'listings.wrong-state', details: { state: 'draft' } })
  const { id: listingId } = await closed(sara, 'A ride that will be deleted')
  await world.call(deleteListing, { listingId }, sara)
  expect((await world.call(reopenListing, { listingId }, sara)).error.code).toBe('listings.gone')
})

describe('what was closed by mistake', () => {
  it('is back with the photos that are left, when some are gone meanwhile', async () => {
    const { sara } = world.people
    const { id: listingId, photos } = await posted(world, sara, { ...SOFA, title: 'Sofa with two views' }, 3)
    await world.call(closeListing, { listingId, outcome: 'sold_elsewhere' }, sara)
    const [first, ...left] = photos.map(({ picture }) => picture.id)
    await world.db
      .deleteFrom('media')
      .where('id', '=', first ?? '')
      .execute()
    const { body } = await world.call(reopenListing, { listingId }, sara)
    expect(body.state).toBe('active')
    expect(body.photos.map(({ picture }) => picture.id)).toEqual(left)
    const { items } = (await world.call(searchListings, { q: 'two views' })).body
    expect(items.map(({ id, cover }) => [id, cover?.id])).toEqual([[listingId, left[0]]])
    await world.db.deleteFrom('media').where('id', 'in', left).execute()
    const seen = (await world.call(readListing, { listingId })).body
    expect([seen.state, seen.photos]).toEqual(['active', []])
  })

  it('is back with its id, its date and its followers', async () => {
    const { sara, abel } = world.people
    const { id: listingId, publishedAt } = await posted(world, sara, {
      ...RIDE,
      lang: 'en',
      title: 'Ride to the lake',
    })
    await world.call(addFavorite, { listingId }, abel)
    const ended = await world.call(closeListing, { listingId, outcome: 'sold_elsewhere' }, sara)
    expect(ended.body.reopenableUntil).not.toBeNull()
    await world.clock.advance(13 * DAY)
    const { body } = await world.call(reopenListing, { listingId }, sara)
    expect(body).toMatchObject({
      id: listingId,
      state: 'active',
      publishedAt,
      closeOutcome: null,
      reopenableUntil: null,
    })
    expect((await world.call(searchListings, { q: 'ride lake' })).body.items.map(({ id }) => id)).toEqual([
      listingId,
    ])
    expect((await world.call(listFavoriteIds, {}, abel)).body.ids).toContain(listingId)
    // a second press changes nothing
    expect((await world.call(reopenListing, { listingId }, sara)).body).toEqual(body)
  })

  it('is what it was: reserved, or over', async () => {
    const { sara } = world.people
    const { id: listingId } = await posted(world, sara, { ...RIDE, title: 'Reserved ride to the lake' })
    await world.call(markListing, { listingId, state: 'reserved' }, sara)
    await world.call(closeListing, { listingId, outcome: 'not_available' }, sara)
    expect((await world.call(reopenListing, { listingId }, sara)).body.state).toBe('reserved')
    await world.clock.advance(85 * DAY)
    await world.call(closeListing, { listingId, outcome: 'not_available' }, sara)
    await world.clock.advance(8 * DAY)
    expect((await world.call(reopenListing, { listingId }, sara)).body.state).toBe('expired')
  })

  it('stays closed after two weeks', async () => {
    const { sara } = world.people
    const { id: listingId } = await closed(sara, 'A ride long gone')
    await world.clock.advance(14 * DAY + 1)
    const { error } = await world.call(reopenListing, { listingId }, sara)
    expect(error).toMatchObject({ code: 'listings.wrong-state', details: { state: 'fulfilled' } })
  })

  it('comes back once, whatever else is done at the same time', async () => {
    const { sara } = world.people
    const { id: listingId } = await closed(sara, 'A ride closed twice')
    const answers = await Promise.all([
      world.call(reopenListing, { listingId }, sara),
      world.call(reopenListing, { listingId }, sara),
      world.call(deleteListing, { listingId }, sara),
    ])
    for (const { status } of answers) expect([200, 410]).toContain(status)
    expect((await world.call(reopenListing, { listingId }, sara)).error.code).toBe('listings.gone')
  })
})

describe('who was named as the other side', () => {
  async function sold(buyer: Person) {
    const { sara } = world.people
    const { id: listingId } = await posted(world, sara, {
      ...RIDE,
      title: `Ride to the church for one more, ${buyer.userId.slice(-4)}`,
    })
    const content = { kind: 'text' as const, text: 'Is there a place left on Friday?' }
    await world.call(askOwner, { listingId, id: MessageId.parse(uuidv7()), content }, buyer)
    await world.call(closeListing, { listingId, outcome: 'sold_here', closedWith: buyer.userId }, sara)
    return listingId
  }
  const invitedOf = async (person: Person) =>
    (await world.call(listNotifications, {}, person)).body.items.filter(
      ({ notice }) => notice.kind === 'review_invited',
    )

  it('is asked no longer how it went', async () => {
    const { sara } = world.people
    const buyer = await world.newPerson('Tsion')
    const listingId = await sold(buyer)
    expect(await invitedOf(buyer)).toHaveLength(1)
    await world.call(reopenListing, { listingId }, sara)
    expect(await invitedOf(buyer)).toEqual([])
    expect((await world.call(listExchanges, {}, buyer)).body.items).toEqual([])
  })

  it('keeps what was said already', async () => {
    const { sara } = world.people
    const buyer = await world.newPerson('Rahel')
    const listingId = await sold(buyer)
    const [exchange] = (await world.call(listExchanges, {}, buyer)).body.items
    if (!exchange) throw new Error('Both are asked.')
    await world.call(writeReview, { exchangeId: exchange.id, review: REVIEW }, buyer)
    await world.call(reopenListing, { listingId }, sara)
    expect((await world.call(listExchanges, {}, buyer)).body.items).toHaveLength(1)
  })
})

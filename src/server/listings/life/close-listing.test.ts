import { describe, expect, it } from 'vitest'
import { askOwner } from '#contract/listings/conversation/ask-owner.ts'
import { closeListing } from '#contract/listings/life/close-listing.ts'
import { readListing } from '#contract/listings/read-listing.ts'
import { searchListings } from '#contract/listings/search/search-listings.ts'
import { MessageId } from '#contract/messaging/messages/message.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { drafted, posted, RIDE } from '#server/listings/listings.fixture.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld()

const DAY = 86_400

it('asks a visitor to sign in', async () => {
  const { id } = await posted(world, world.people.sara, RIDE)
  const answer = await world.call(closeListing, { listingId: id, outcome: 'sold_here' })
  expect(answer).toMatchObject({ status: 401, error: { code: 'auth.signed-out' } })
})

it('knows no listing of somebody else, and nobody who is not here', async () => {
  const { sara, abel } = world.people
  const { id } = await posted(world, sara, RIDE)
  const foreign = await world.call(closeListing, { listingId: id, outcome: 'sold_here' }, abel)
  expect(foreign.error.code).toBe('listings.not-found')
  const closedWith = UserId.parse(crypto.randomUUID())
  const stranger = await world.call(closeListing, { listingId: id, outcome: 'sold_here', closedWith }, sara)
  expect(stranger.error.code).toBe('profiles.not-found')
})

it('refuses an end that is none, and a draft', async () => {
  const { sara } = world.people
  const { id } = await posted(world, sara, RIDE)
  const url = `/api/listings/${id}/close`
  const answer = await world.inject({ method: 'POST', url, payload: { outcome: 'lost' }, as: sara })
  expect(answer.json()).toMatchObject({ error: { code: 'request.invalid' } })
  const draft = await drafted(world, sara, RIDE)
  const refused = await world.call(closeListing, { listingId: draft.id, outcome: 'sold_here' }, sara)
  expect(refused.error).toMatchObject({ code: 'listings.wrong-state', details: { state: 'draft' } })
})

describe('a closed listing', () => {
  it('says how and to whom, and keeps what was said first', async () => {
    const { sara, abel, meron } = world.people
    const { id } = await posted(world, sara, RIDE)
    const question = { kind: 'text' as const, text: 'Is there a place left on Friday?' }
    await world.call(askOwner, { listingId: id, id: MessageId.parse(uuidv7()), content: question }, abel)
    const toMeron = { listingId: id, outcome: 'sold_here', closedWith: meron.userId } as const
    expect((await world.call(closeListing, toMeron, sara)).error.code).toBe('profiles.not-found')
    const close = (outcome: 'sold_here' | 'not_available') =>
      world.call(closeListing, { listingId: id, outcome, closedWith: abel.userId }, sara)
    expect((await close('sold_here')).body).toMatchObject({
      state: 'fulfilled',
      closeOutcome: 'sold_here',
      renewableFrom: null,
    })
    expect((await close('not_available')).body).toMatchObject({ closeOutcome: 'sold_here' })
    const row = await world.db
      .selectFrom('listing')
      .select('closed_with')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row.closed_with).toBe(abel.userId)
    // others of theirs say so from now on
    const other = await posted(world, sara, { ...RIDE, title: 'Another ride to church' })
    expect((await world.call(readListing, { listingId: other.id })).body.poster.closedHere).toBe(1)
  })

  it('leaves the lists at once, is read two weeks with its badge, and is gone then', async () => {
    const { sara } = world.people
    const { id } = await posted(world, sara, { ...RIDE, title: 'Ride that found its riders' })
    await world.clock.advance(DAY)
    await world.call(closeListing, { listingId: id, outcome: 'sold_elsewhere' }, sara)
    expect((await world.call(searchListings, { q: 'found its riders' })).body.items).toEqual([])
    await world.clock.advance(14 * DAY - 60)
    expect(await world.call(readListing, { listingId: id })).toMatchObject({
      status: 200,
      body: { state: 'fulfilled' },
    })
    await world.clock.advance(120)
    expect(await world.call(readListing, { listingId: id })).toMatchObject({
      status: 410,
      error: { code: 'listings.gone' },
    })
  })

  it('is closed once, by whichever of two comes first', async () => {
    const { sara } = world.people
    const { id } = await posted(world, sara, RIDE)
    const answers = await Promise.all(
      (['sold_here', 'not_available'] as const).map((outcome) =>
        world.call(closeListing, { listingId: id, outcome }, sara),
      ),
    )
    expect(new Set(answers.map(({ body }) => body.closeOutcome)).size).toBe(1)
  })
})

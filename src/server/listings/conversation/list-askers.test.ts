import { expect, it } from 'vitest'
import { askOwner } from '#contract/listings/conversation/ask-owner.ts'
import { listAskers } from '#contract/listings/conversation/list-askers.ts'
import type { ListingId } from '#contract/listings/listing.ts'
import { addFavorite } from '#contract/listings/favorites/add-favorite.ts'
import { readOwnListing } from '#contract/listings/own/read-own-listing.ts'
import { MessageId } from '#contract/messaging/messages/message.ts'
import { blockUser } from '#contract/safety/block-user.ts'
import { posted, RIDE } from '#server/listings/listings.fixture.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld()

const ask = (listingId: ListingId, person: Person) => {
  const content = { kind: 'text' as const, text: 'Is there a place left on Friday?' }
  return world.call(askOwner, { listingId, id: MessageId.parse(uuidv7()), content }, person)
}

it('asks a visitor to sign in, and knows no listing of somebody else', async () => {
  const { sara, abel } = world.people
  const { id: listingId } = await posted(world, sara, RIDE)
  expect((await world.call(listAskers, { listingId })).error.code).toBe('auth.signed-out')
  expect((await world.call(listAskers, { listingId }, abel)).error.code).toBe('listings.not-found')
})

it('refuses an id that is none', async () => {
  const answer = await world.inject({ method: 'GET', url: '/api/listings/7/askers', as: world.people.sara })
  expect(answer.json()).toMatchObject({ error: { code: 'request.invalid' } })
})

it('names who wrote about it, the latest first, but nobody that a block hides', async () => {
  const { sara, abel, meron } = world.people
  const { id: listingId } = await posted(world, sara, RIDE)
  await posted(world, sara, RIDE).then(({ id }) => ask(id, world.people.hanna))
  await ask(listingId, abel)
  await world.clock.advance(60)
  await ask(listingId, meron)
  const askers = async () => (await world.call(listAskers, { listingId }, sara)).body.items
  expect((await askers()).map(({ userId }) => userId)).toEqual([meron.userId, abel.userId])
  await world.call(blockUser, { userId: meron.userId }, sara)
  expect((await askers()).map(({ userId }) => userId)).toEqual([abel.userId])
})

it('and the owner sees how many messages came and how often it was saved within the last week', async () => {
  const { sara, abel } = world.people
  const { id: listingId } = await posted(world, sara, RIDE)
  const interest = async () => (await world.call(readOwnListing, { listingId }, sara)).body.interest
  expect(await interest()).toEqual({ favorites: 0, messages: 0 })
  await ask(listingId, abel)
  await world.call(addFavorite, { listingId }, abel)
  expect(await interest()).toEqual({ favorites: 1, messages: 1 })
  await world.clock.advance(8 * 86_400)
  expect(await interest()).toEqual({ favorites: 0, messages: 0 })
})

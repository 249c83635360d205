import { expect, it } from 'vitest'
import { findConversation } from '#contract/listings/conversation/find-conversation.ts'
import { joinListingChat } from '#contract/listings/conversation/join-listing-chat.ts'
import { deleteListing } from '#contract/listings/delete-listing.ts'
import { closeListing } from '#contract/listings/life/close-listing.ts'
import { renewByLink } from '#contract/listings/life/renew-by-link.ts'
import { renewListing } from '#contract/listings/life/renew-listing.ts'
import { ListingId } from '#contract/listings/listing.ts'
import { posted, RIDE } from '#server/listings/listings.fixture.ts'
import { freshWorld } from '#server/testing/world.ts'
import { signRenewal } from './renewal-link-policy.ts'

// What its owner took away is answered as gone, to whoever still has its address.

const world = freshWorld()

async function ride() {
  const { id, expiresAt } = await posted(world, world.people.sara, RIDE)
  const listingId = ListingId.parse(id)
  const mailed = { listingId, endsAt: new Date(expiresAt ?? '') }
  return { listingId, token: signRenewal(mailed, world.platform.config.secretKey) }
}

it('nothing is done any more with a listing that was deleted', async () => {
  const { sara, abel } = world.people
  const { listingId, token } = await ride()
  await world.call(deleteListing, { listingId }, sara)
  const asked = [
    world.call(closeListing, { listingId, outcome: 'sold_elsewhere' }, sara),
    world.call(renewListing, { listingId }, sara),
    world.call(renewByLink, { token }),
    world.call(findConversation, { listingId }, abel),
    world.call(joinListingChat, { listingId }, abel),
  ]
  const codes = (await Promise.all(asked)).map(({ error }) => error.code)
  expect(codes).toEqual(asked.map(() => 'listings.gone'))
})

it('a mailed link renews no sooner than its owner may', async () => {
  const { token } = await ride()
  expect((await world.call(renewByLink, { token })).error.code).toBe('listings.renewed-recently')
})

import { expect, test } from 'vitest'
import { listFavorites } from '#contract/listings/favorites/list-favorites.ts'
import { addFavorite } from '#contract/listings/favorites/add-favorite.ts'
import { countView } from '#contract/listings/life/count-view.ts'
import { markListing } from '#contract/listings/life/mark-listing.ts'
import { askOwner } from '#contract/listings/conversation/ask-owner.ts'
import { listSubjects } from '#contract/listings/conversation/list-subjects.ts'
import { listNotifications } from '#contract/notifications/list-notifications.ts'
import { blockUser } from '#contract/safety/block-user.ts'
import { posted as postedListing, SOFA } from '#server/listings/listings.fixture.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld()
const CONTENT = { kind: 'text', text: 'Selam' }

test('what was saved, asked and counted before the block stays behind it', async () => {
  const owner = await world.newPerson('Owner')
  const viewer = await world.newPerson('Follower')
  const { id: listingId } = await postedListing(world, owner, SOFA, 1)
  await world.call(addFavorite, { listingId }, viewer)
  await world.call(askOwner, { listingId, id: uuidv7(), content: CONTENT } as never, viewer)
  await world.call(blockUser, { userId: viewer.userId }, owner)
  const saved = (await world.call(listFavorites, {}, viewer)).body.items
  expect(saved).toMatchObject([{ listingId, state: 'gone', card: null }])
  expect((await world.call(listSubjects, { ids: [listingId] }, viewer)).body.items).toEqual([])
  expect((await world.call(countView, { listingId }, viewer)).body).toEqual({ counted: false })
  await world.call(markListing, { listingId, state: 'reserved' }, owner)
  await world.clock.advance(120)
  await world.runJobs()
  const notices = (await world.call(listNotifications, {}, viewer)).body.items
  expect(notices.filter(({ notice }) => notice.kind.startsWith('favorite'))).toEqual([])
  expect((await world.outbox()).filter(({ to }) => to === viewer.email)).toEqual([])
})

import { io, type Socket } from 'socket.io-client'
import { afterEach, expect, it } from 'vitest'
import { askOwner } from '#contract/listings/conversation/ask-owner.ts'
import { readListing } from '#contract/listings/read-listing.ts'
import { searchListings } from '#contract/listings/search/search-listings.ts'
import { MessageId } from '#contract/messaging/messages/message.ts'
import { readThread } from '#contract/messaging/threads/read-thread.ts'
import { ThreadId } from '#contract/messaging/threads/thread.ts'
import { blockUser } from '#contract/safety/block-user.ts'
import { unblockUser } from '#contract/safety/unblock-user.ts'
import { posted, RIDE } from '#server/listings/listings.fixture.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld({ listen: true })

const open: Socket[] = []
afterEach(() => open.splice(0).forEach((socket) => socket.close()))

/** Changes of this person's conversations, as their browser receives them. */
async function listen(person: Person) {
  const auth = { token: await world.token(person) }
  const socket = io(world.url, { auth, reconnection: false, transports: ['websocket'] })
  open.push(socket)
  await new Promise<void>((done, fail) => {
    socket.once('connect', done)
    socket.once('connect_error', fail)
  })
  return {
    nextChange: () => new Promise<unknown>((done) => socket.once('messaging.thread-changed', done)),
  }
}

it('neither finds the listings of the other, nor opens them; staff and everybody else do', async () => {
  const { meron, dawit } = world.people
  const blocked = await world.newPerson('Lulit')
  const { id: listingId } = await posted(world, meron, { ...RIDE, title: 'Ride of somebody who blocks' })
  const found = async (as: Person | null) =>
    (await world.call(searchListings, { q: 'somebody who blocks' }, as)).body.items.length
  const opened = async (as: Person | null) => (await world.call(readListing, { listingId }, as)).status
  expect([await found(blocked), await opened(blocked)]).toEqual([1, 200])
  await world.call(blockUser, { userId: blocked.userId }, meron)
  expect([await found(blocked), await opened(blocked)]).toEqual([0, 404])
  expect([await found(null), await opened(null)]).toEqual([1, 200])
  expect([await found(dawit), await opened(dawit)]).toEqual([1, 200])
  const own = await posted(world, blocked, { ...RIDE, title: 'Ride of whom somebody blocks' })
  expect((await world.call(readListing, { listingId: own.id }, meron)).status).toBe(404)
})

it('a block, and its end, are shown to both at once, so that the conversation goes and comes', async () => {
  const { abel, sara } = world.people
  const { id: listingId } = await posted(world, abel, RIDE)
  const content = { kind: 'text' as const, text: 'Is there a seat left for two?' }
  const asked = await world.call(askOwner, { listingId, id: MessageId.parse(uuidv7()), content }, sara)
  const threadId = ThreadId.parse(asked.body.threadId)
  const statuses = () =>
    Promise.all([abel, sara].map(async (one) => (await world.call(readThread, { threadId }, one)).status))
  const [owner, asker] = [await listen(abel), await listen(sara)]

  let changes = Promise.all([owner.nextChange(), asker.nextChange()])
  await world.call(blockUser, { userId: sara.userId }, abel)
  expect(await changes).toEqual([{ threadId }, { threadId }])
  expect(await statuses()).toEqual([404, 404])

  changes = Promise.all([owner.nextChange(), asker.nextChange()])
  await world.call(unblockUser, { userId: sara.userId }, abel)
  expect(await changes).toEqual([{ threadId }, { threadId }])
  expect(await statuses()).toEqual([200, 200])
})

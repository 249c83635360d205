import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { askOwner } from '#contract/listings/conversation/ask-owner.ts'
import { readListing } from '#contract/listings/read-listing.ts'
import { searchListings } from '#contract/listings/search/search-listings.ts'
import { MessageId } from '#contract/messaging/messages/message.ts'
import { sendMessage } from '#contract/messaging/messages/send-message.ts'
import { ThreadId } from '#contract/messaging/threads/thread.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { freshWorld } from '#server/testing/world.ts'
import { posted, RIDE } from '#server/listings/listings.fixture.ts'

const world = freshWorld()

const confirmPhone = (userId: UserId, at: Date | null) =>
  sql`update auth.users set phone_confirmed_at = ${at} where id = ${userId}`.execute(world.db)
const words = (text: string) => ({ id: MessageId.parse(uuidv7()), content: { kind: 'text' as const, text } })

it('a list is narrowed to posters whose telephone number is confirmed, as long as it is', async () => {
  const { sara, abel } = world.people
  const before = await posted(world, sara, { ...RIDE, title: 'Ride confirmed before' })
  await posted(world, abel, { ...RIDE, title: 'Ride never confirmed' })
  const found = async () =>
    (await world.call(searchListings, { q: 'ride', verified: true })).body.items.map(({ title }) => title)
  expect(await found()).toEqual([])
  await confirmPhone(sara.userId, world.clock.now())
  await posted(world, sara, { ...RIDE, title: 'Ride confirmed after' })
  expect((await found()).toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
    'Ride confirmed after',
    'Ride confirmed before',
  ])
  const shown = async () => (await world.call(readListing, { listingId: before.id })).body.poster.verified
  expect(await shown()).toContain('phone')
  await confirmPhone(sara.userId, null)
  expect(await found()).toEqual([])
  expect(await shown()).not.toContain('phone')
})

it('the page says how soon its poster mostly answers, once three were asked', async () => {
  const { meron, sara, abel, hanna } = world.people
  const listing = await posted(world, meron, RIDE)
  const repliesWithin = async () =>
    (await world.call(readListing, { listingId: listing.id })).body.poster.repliesWithin
  const askAndAnswer = async (asker: typeof sara, hours: number) => {
    const asked = { listingId: listing.id, ...words('Is there a place left on Friday?') }
    const { threadId } = (await world.call(askOwner, asked, asker)).body
    await world.clock.advance(hours * 3600)
    await world.call(sendMessage, { threadId: ThreadId.parse(threadId), ...words('Yes, there is.') }, meron)
  }
  await askAndAnswer(sara, 5)
  await askAndAnswer(abel, 4)
  expect(await repliesWithin()).toBeNull()
  await askAndAnswer(hanna, 30)
  expect(await repliesWithin()).toBe('day')
})

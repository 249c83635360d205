import { expect, it } from 'vitest'
import { askOwner } from '#contract/listings/conversation/ask-owner.ts'
import { closeListing } from '#contract/listings/life/close-listing.ts'
import { readListing } from '#contract/listings/read-listing.ts'
import { MessageId } from '#contract/messaging/messages/message.ts'
import { sendMessage } from '#contract/messaging/messages/send-message.ts'
import { ThreadId } from '#contract/messaging/threads/thread.ts'
import { listExchanges } from '#contract/reviews/list-exchanges.ts'
import { writeReview } from '#contract/reviews/write-review.ts'
import { posted, RIDE, SOFA } from '#server/listings/listings.fixture.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { PRAISE } from '#server/reviews/reviews.fixture.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld()

const content = (text: string) => ({ kind: 'text', text }) as const
const exchangesOf = async (person: Person) => (await world.call(listExchanges, {}, person)).body.items

async function asked(listingId: string, asker: Person): Promise<ThreadId> {
  const question = { id: MessageId.parse(uuidv7()), content: content('Do you come to Silver Spring?') }
  const { body } = await world.call(askOwner, { listingId, ...question }, asker)
  return ThreadId.parse(body.threadId)
}

async function say(threadId: ThreadId, person: Person): Promise<void> {
  const message = { id: MessageId.parse(uuidv7()), content: content('Yes, on Saturday.'), replyTo: null }
  expect((await world.call(sendMessage, { threadId, ...message }, person)).status).toBe(200)
}

it('three messages of either side about a service let both say how it was, once', async () => {
  const { sara, abel } = world.people
  const { id } = await posted(world, sara, RIDE)
  const threadId = await asked(id, abel)
  for (const person of [abel, abel, sara, sara]) await say(threadId, person)
  expect(await exchangesOf(abel)).toEqual([])
  await say(threadId, sara)
  await say(threadId, sara)
  expect(await exchangesOf(abel)).toMatchObject([
    { kind: 'service', isTheirs: true, title: RIDE.title, other: { userId: sara.userId } },
  ])
  expect(await exchangesOf(sara)).toMatchObject([{ isTheirs: false, other: { userId: abel.userId } }])
})

it('talking about a thing does not; closing with somebody does, and the score shows on the listing', async () => {
  const seller = await world.newPerson('Selamawit')
  const { id } = await posted(world, seller, SOFA, 1)
  const buyers = []
  for (const name of ['Tadesse', 'Usman', 'Workneh']) {
    const buyer = await world.newPerson(name)
    const { id: listingId } = await posted(world, seller, { ...SOFA, title: `The sofa for ${name}` }, 1)
    const threadId = await asked(listingId, buyer)
    for (const person of [buyer, buyer, seller, seller, seller]) await say(threadId, person)
    expect(await exchangesOf(buyer)).toEqual([])
    const closing = { listingId, outcome: 'sold_here', closedWith: buyer.userId } as const
    expect((await world.call(closeListing, closing, seller)).status).toBe(200)
    buyers.push(buyer)
  }
  for (const buyer of buyers) {
    const exchangeId = (await exchangesOf(buyer))[0]?.id
    if (!exchangeId) throw new Error('Nobody was asked.')
    await world.call(writeReview, { exchangeId, review: PRAISE }, buyer)
    await world.call(writeReview, { exchangeId, review: PRAISE }, seller)
  }
  const { poster } = (await world.call(readListing, { listingId: id })).body
  expect(poster).toMatchObject({ closedHere: 3, score: { count: 3, average: 5 } })
})

import { describe, expect, it } from 'vitest'
import { askOwner } from '#contract/listings/conversation/ask-owner.ts'
import { answerCard, type NewCardAnswer } from '#contract/messaging/messages/answer-card.ts'
import { listMessages } from '#contract/messaging/messages/list-messages.ts'
import { type Message, MessageId } from '#contract/messaging/messages/message.ts'
import { sendMessage } from '#contract/messaging/messages/send-message.ts'
import { ThreadId } from '#contract/messaging/threads/thread.ts'
import { posted, RIDE } from '#server/listings/listings.fixture.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld()
const DAY_SECONDS = 86_400

const newId = () => MessageId.parse(uuidv7())
const priced = (type: 'fixed' | 'on_request') => ({
  ...RIDE,
  price: { ...RIDE.price, type, amountMinor: type === 'fixed' ? 20_000 : null },
})
const offerOf = (amountMinor: number, days?: 1 | 3 | 7) => ({
  kind: 'offer' as const,
  offer: { amountMinor, currency: 'SEK', ...(days && { days }) },
})
const offer = (
  threadId: ThreadId,
  amountMinor: number,
  as: Person,
  more: { replyTo?: MessageId; days?: 1 | 3 | 7; id?: MessageId } = {},
) => {
  const { days, ...rest } = more
  return world.call(sendMessage, { threadId, id: newId(), content: offerOf(amountMinor, days), ...rest }, as)
}
const answer = (messageId: MessageId, how: NewCardAnswer, as: Person) =>
  world.call(answerCard, { messageId, answer: how }, as)

/** Somebody has asked the owner of a listing with that price. */
async function talk(type: 'fixed' | 'on_request', buyerName: string) {
  const [buyer, seller] = [await world.newPerson(buyerName), world.people.abel]
  const listing = await posted(world, seller, priced(type))
  const content = { kind: 'text' as const, text: 'Is this still available this week?' }
  const asked = await world.call(askOwner, { listingId: listing.id, id: newId(), content }, buyer)
  return { buyer, seller, listing, asked: asked.body, threadId: ThreadId.parse(asked.body.threadId) }
}

/** What became of each offer of a conversation, oldest first. */
async function statesIn(threadId: ThreadId, as: Person): Promise<string[]> {
  const { items } = (await world.call(listMessages, { threadId }, as)).body
  return items.flatMap(({ content }: Message) => ('state' in content ? [content.state] : []))
}

describe('an offer', () => {
  it('is settled once: whoever got it answers, whoever made it withdraws', async () => {
    const { buyer, seller, threadId } = await talk('on_request', 'Samuel')
    const made = await offer(threadId, 12_000, buyer)
    expect(made.body.content).toMatchObject({
      kind: 'offer',
      offer: { amountMinor: 12_000, currency: 'SEK', isCounter: false },
      state: 'open',
    })
    expect((await answer(made.body.id, 'accepted', buyer)).error.code).toBe('messaging.message-not-found')
    const both = await Promise.all([
      answer(made.body.id, 'accepted', seller),
      answer(made.body.id, 'withdrawn', buyer),
    ])
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await answer(made.body.id, 'declined', seller)).error.code).toBe('messaging.card-answered')
  })

  it('runs out after the days it was made for, three unless said otherwise', async () => {
    const { buyer, seller, threadId } = await talk('on_request', 'Yared')
    const usual = (await offer(threadId, 10_000, buyer)).body.id
    const week = (await offer(threadId, 11_000, buyer, { days: 7 })).body.id
    await world.clock.advance(3 * DAY_SECONDS)
    expect((await answer(usual, 'accepted', seller)).error.code).toBe('messaging.card-expired')
    expect((await answer(usual, 'withdrawn', buyer)).error.code).toBe('messaging.card-expired')
    expect((await offer(threadId, 15_000, seller, { replyTo: usual })).error.code).toBe(
      'messaging.card-expired',
    )
    expect((await answer(week, 'accepted', seller)).status).toBe(200)
    expect(await statesIn(threadId, buyer)).toEqual(['open', 'accepted'])
  })

  it('of five days, of nothing, or of a fortune is none', async () => {
    const { buyer, threadId } = await talk('on_request', 'Kaleb')
    const wrong = [{ days: 5 as 3 }, { amount: 0 }, { amount: 100_000_000_001 }, { amount: 1.5 }]
    for (const { days, amount = 100 } of wrong)
      expect((await offer(threadId, amount, buyer, days && { days })).error.code).toBe('request.invalid')
  })
})

describe('a decline', () => {
  it('is taken back within a minute, by whoever declined', async () => {
    const { buyer, seller, threadId } = await talk('on_request', 'Biruk')
    const { id } = (await offer(threadId, 10_000, buyer)).body
    expect((await answer(id, 'open', seller)).error.code).toBe('messaging.card-answered')
    await answer(id, 'declined', seller)
    expect((await answer(id, 'open', buyer)).error.code).toBe('messaging.message-not-found')
    expect((await answer(id, 'open', seller)).body.content).toMatchObject({ state: 'open' })
    expect((await answer(id, 'accepted', seller)).status).toBe(200)
    expect((await answer(id, 'open', seller)).error.code).toBe('messaging.card-answered')
  })

  it('stands after a minute', async () => {
    const { buyer, seller, threadId } = await talk('on_request', 'Mikias')
    const { id } = (await offer(threadId, 10_000, buyer)).body
    await answer(id, 'declined', seller)
    await world.clock.advance(61)
    expect((await answer(id, 'open', seller)).error.code).toBe('messaging.card-answered')
    expect(await statesIn(threadId, buyer)).toEqual(['declined'])
  })
})

describe('a counter-offer', () => {
  it('closes the offer that it answers, and is answered in turn', async () => {
    const { buyer, seller, threadId } = await talk('on_request', 'Natnael')
    const first = (await offer(threadId, 10_000, buyer)).body.id
    const counter = await offer(threadId, 15_000, seller, { replyTo: first })
    expect(counter.body.content).toMatchObject({
      offer: { amountMinor: 15_000, isCounter: true },
      state: 'open',
    })
    expect(await statesIn(threadId, buyer)).toEqual(['countered', 'open'])
    expect((await answer(first, 'accepted', seller)).error.code).toBe('messaging.card-answered')
    expect((await answer(counter.body.id, 'accepted', seller)).error.code).toBe('messaging.message-not-found')
    expect((await answer(counter.body.id, 'accepted', buyer)).status).toBe(200)
  })

  it('sent twice is one; of two in the same moment one counts', async () => {
    const { buyer, seller, threadId } = await talk('on_request', 'Dagim')
    const first = (await offer(threadId, 10_000, buyer)).body.id
    const id = newId()
    const again = { replyTo: first, id }
    const both = await Promise.all([1, 2].map(() => offer(threadId, 15_000, seller, again)))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const rivals = await Promise.all([
      offer(threadId, 12_000, buyer, { replyTo: id }),
      answer(id, 'accepted', buyer),
    ])
    expect(rivals.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await offer(threadId, 16_000, seller, { replyTo: first })).error.code).toBe(
      'messaging.card-answered',
    )
  })

  it('is none in answer to one’s own offer, or to words', async () => {
    const { buyer, threadId, asked } = await talk('on_request', 'Henok')
    const own = (await offer(threadId, 10_000, buyer)).body.id
    for (const replyTo of [own, asked.id]) {
      const { content } = (await offer(threadId, 11_000, buyer, { replyTo })).body
      expect(content).toMatchObject({ offer: { isCounter: false } })
    }
    expect(await statesIn(threadId, buyer)).toEqual(['open', 'open', 'open'])
  })
})

describe('for a fixed price', () => {
  it('those who ask make no offer, not as their first word either', async () => {
    const { buyer, threadId, listing } = await talk('fixed', 'Surafel')
    expect((await offer(threadId, 15_000, buyer)).error.code).toBe('messaging.no-offers')
    const first = { listingId: listing.id, id: newId(), content: offerOf(15_000) }
    expect((await world.call(askOwner, first, world.people.sara)).error.code).toBe('messaging.no-offers')
    const free = await posted(world, world.people.abel, RIDE)
    const forFree = { ...first, listingId: free.id }
    expect((await world.call(askOwner, forFree, world.people.sara)).error.code).toBe('messaging.no-offers')
  })

  it('the owner may begin, and is answered by another price', async () => {
    const { buyer, seller, threadId } = await talk('fixed', 'Leul')
    const begun = (await offer(threadId, 18_000, seller)).body.id
    expect((await offer(threadId, 16_000, buyer)).error.code).toBe('messaging.no-offers')
    const counter = await offer(threadId, 16_000, buyer, { replyTo: begun })
    expect(counter.body.content).toMatchObject({ offer: { isCounter: true } })
  })
})

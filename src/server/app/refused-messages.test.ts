import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { sendOpener } from '#contract/dating/matches/send-opener.ts'
import { askOwner } from '#contract/listings/conversation/ask-owner.ts'
import { deleteListing } from '#contract/listings/delete-listing.ts'
import { answerCard } from '#contract/messaging/messages/answer-card.ts'
import { editMessage } from '#contract/messaging/messages/edit-message.ts'
import { MESSAGE_LIMITS, MessageId } from '#contract/messaging/messages/message.ts'
import type { NewContent } from '#contract/messaging/messages/new-message.ts'
import { reactToMessage } from '#contract/messaging/messages/react-to-message.ts'
import { sendMessage } from '#contract/messaging/messages/send-message.ts'
import { startDirectThread } from '#contract/messaging/threads/start-direct-thread.ts'
import { NEW_THREADS_PER_DAY, ThreadId } from '#contract/messaging/threads/thread.ts'
import { matched } from '#server/dating/dating.fixture.ts'
import { posted, RIDE } from '#server/listings/listings.fixture.ts'
import { connect, newPeople } from '#server/networking/networking.fixture.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'

// What may not be written, in each of the ways into a conversation.

const world = freshWorld()
const strict = freshWorld({ env: { RATE_LIMITS: '1' } })

const newId = () => MessageId.parse(uuidv7())
const words = (text: string) => ({ kind: 'text' as const, text })
const QUESTION = 'Is this still available this week?'
const OFFER = { kind: 'offer', offer: { amountMinor: 5000, currency: 'USD' } } as const
const withPhoto = () => ({ kind: 'text' as const, text: 'Look', photoIds: [uuidv7()] })
const viewing = (days: number) => ({
  kind: 'viewing' as const,
  viewing: { at: new Date(world.clock.now().getTime() + days * 86_400_000).toISOString(), note: null },
})

async function ask(buyer: Person, seller: Person) {
  const { id: listingId } = await posted(world, seller, RIDE)
  const { body } = await world.call(askOwner, { listingId, id: newId(), content: words(QUESTION) }, buyer)
  return { listingId, threadId: ThreadId.parse(body.threadId), messageId: MessageId.parse(body.id) }
}

type Content = z.input<typeof NewContent>

describe('writing into a conversation', () => {
  it('is refused for answers to nothing, photos of nobody, and days that cannot be', async () => {
    const { sara, abel } = world.people
    const { threadId } = await ask(sara, abel)
    const send = (content: Content, replyTo: MessageId | null = null) =>
      world.call(sendMessage, { threadId, id: newId(), content, replyTo }, abel)
    const asked = {
      'messaging.message-not-found': await send(words('Yes'), newId()),
      'media.not-found': await send(withPhoto()),
      'messaging.viewing-past': await send(viewing(-1)),
      'messaging.viewing-far': await send(viewing(MESSAGE_LIMITS.viewingDays + 1)),
    }
    for (const [code, { error }] of Object.entries(asked)) expect(error.code).toBe(code)
  })

  it('has no cards where nothing is sold', async () => {
    const [one, other] = await newPeople(world, 'One', 'Other')
    await connect(world, one, other)
    const first = { id: newId(), to: other.userId, content: words(QUESTION) }
    const threadId = ThreadId.parse((await world.call(startDirectThread, first, one)).body.threadId)
    const { error } = await world.call(sendMessage, { threadId, id: newId(), content: OFFER }, other)
    expect(error.code).toBe('messaging.no-cards')
  })

  it('lets nobody add a link to what the other one has not answered', async () => {
    const { sara, abel } = world.people
    const { messageId } = await ask(sara, abel)
    const { error } = await world.call(editMessage, { messageId, text: 'See https://example.org/' }, sara)
    expect(error.code).toBe('messaging.text-only')
  })

  it('is over with what it was about', async () => {
    const { sara, abel } = world.people
    const { listingId, threadId, messageId } = await ask(sara, abel)
    const offered = await world.call(sendMessage, { threadId, id: newId(), content: OFFER }, abel)
    expect(offered.status).toBe(200)
    await world.call(deleteListing, { listingId }, abel)
    await world.runJobs()
    const asked = [
      world.call(answerCard, { messageId: offered.body.id, answer: 'accepted' }, sara),
      world.call(editMessage, { messageId, text: 'Never mind, I found one.' }, sara),
      world.call(reactToMessage, { messageId, reaction: '👍' }, abel),
    ]
    const codes = (await Promise.all(asked)).map(({ error }) => error.code)
    expect(codes).toEqual(asked.map(() => 'messaging.closed'))
  })
})

describe('writing to somebody directly', () => {
  it('begins with words that say something, and stays with words until there is an answer', async () => {
    const [one, other, third] = await newPeople(world, 'One', 'Other', 'Third')
    for (const person of [one, third]) await connect(world, person, other)
    const write = (content: Content, from = one, id = newId()) =>
      world.call(startDirectThread, { id, to: other.userId, content }, from)
    expect((await write(words('Selam'))).error.code).toBe('messaging.first-too-short')
    expect((await write(words('Look at https://example.org/'))).error.code).toBe('messaging.text-only')
    expect((await write(OFFER)).error.code).toBe('messaging.no-cards')
    const first = newId()
    expect((await write(words(QUESTION), one, first)).status).toBe(200)
    expect((await write(words(QUESTION), third, first)).error.code).toBe('messaging.id-taken')
    for (let n = 1; n < MESSAGE_LIMITS.unansweredMax; n++) await write(words(QUESTION))
    expect((await write(words(QUESTION))).error).toMatchObject({
      code: 'messaging.unanswered',
      details: { limit: MESSAGE_LIMITS.unansweredMax },
    })
  })

  it('is possible for so many people a day', async () => {
    const limit = NEW_THREADS_PER_DAY[1]
    const [one] = await newPeople(strict, 'Writer')
    const codes: unknown[] = []
    for (let n = 0; n <= limit; n++) {
      const [other] = await newPeople(strict, 'Reader')
      await connect(strict, other, one)
      const sent = { id: newId(), to: other.userId, content: words(QUESTION) }
      const answer = await strict.call(startDirectThread, sent, one)
      if (answer.status !== 200) codes.push([n, answer.error.code])
    }
    expect(codes).toEqual([[limit, 'messaging.too-many-threads']])
  })
})

it('the first words to a match are refused as any others are', async () => {
  const { one, result } = await matched(world)
  const { matchId } = result
  if (matchId === null) throw new Error('They did not match.')
  const { sara, abel } = world.people
  const { messageId: taken } = await ask(sara, abel)
  const write = (content: Content, more: { id?: MessageId; replyTo?: MessageId } = {}) =>
    world.call(sendOpener, { matchId, message: { id: newId(), content, ...more } }, one)
  expect((await write(words(QUESTION), { replyTo: newId() })).error.code).toBe('messaging.message-not-found')
  expect((await write(words(QUESTION), { id: taken })).error.code).toBe('messaging.id-taken')
  expect((await write(OFFER)).error.code).toBe('messaging.no-cards')
  expect((await write(withPhoto())).error.code).toBe('media.not-found')
})

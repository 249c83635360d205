import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#contract/kit/duration.ts'
import { askOwner } from '#contract/listings/conversation/ask-owner.ts'
import { listSubjects } from '#contract/listings/conversation/list-subjects.ts'
import { deleteListing } from '#contract/listings/delete-listing.ts'
import { closeListing } from '#contract/listings/life/close-listing.ts'
import { countUnreadThreads } from '#contract/messaging/threads/count-unread-threads.ts'
import { deleteMessage } from '#contract/messaging/messages/delete-message.ts'
import { editMessage } from '#contract/messaging/messages/edit-message.ts'
import { listMessages } from '#contract/messaging/messages/list-messages.ts'
import { blockPeer } from '#contract/messaging/threads/block-peer.ts'
import { listThreads } from '#contract/messaging/threads/list-threads.ts'
import { markDelivered } from '#contract/messaging/messages/mark-delivered.ts'
import { markThreadRead } from '#contract/messaging/threads/mark-thread-read.ts'
import { type Message, MESSAGE_LIMITS, MessageId } from '#contract/messaging/messages/message.ts'
import type { NewMessage } from '#contract/messaging/messages/new-message.ts'
import { reactToMessage } from '#contract/messaging/messages/react-to-message.ts'
import { readThread } from '#contract/messaging/threads/read-thread.ts'
import { reportMessage } from '#contract/messaging/reports/report-message.ts'
import { sendMessage } from '#contract/messaging/messages/send-message.ts'
import { NEW_THREADS_PER_DAY, THREAD_LIMITS, ThreadId } from '#contract/messaging/threads/thread.ts'
import { updateMessageSettings } from '#contract/messaging/threads/update-message-settings.ts'
import { blockUser } from '#contract/safety/block-user.ts'
import { listBlocks } from '#contract/safety/list-blocks.ts'
import { unblockUser } from '#contract/safety/unblock-user.ts'
import type { OwnListing } from '#contract/listings/own/own-listing.ts'
import { posted, RIDE } from '#server/listings/listings.fixture.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld()
const strict = freshWorld({ env: { RATE_LIMITS: '1' } })

const QUESTION = 'Is this still available this week?'
const newId = () => MessageId.parse(uuidv7())
const words = (text: string) => ({ kind: 'text' as const, text })

/** Somebody asks the owner of a new listing. */
async function ask(buyer: Person, seller: Person, text = QUESTION) {
  const listing = await posted(world, seller, RIDE)
  const asked = { listingId: listing.id, id: newId(), content: words(text) }
  const { body } = await world.call(askOwner, asked, buyer)
  return { listing, asked, message: body, threadId: ThreadId.parse(body.threadId) }
}

const send = (threadId: ThreadId, text: string, as: Person, more: Partial<NewMessage> = {}) =>
  world.call(sendMessage, { threadId, id: newId(), content: words(text), ...more }, as)
const read = async (threadId: ThreadId, as: Person) => (await world.call(readThread, { threadId }, as)).body
const texts = async (threadId: ThreadId, as: Person) =>
  (await world.call(listMessages, { threadId }, as)).body.items.map(({ content }: Message) =>
    content.kind === 'text' ? content.text : content.kind,
  )

describe('asking the owner of a listing', () => {
  it('asks a visitor to sign in', async () => {
    const answer = await world.call(askOwner, {
      listingId: (await posted(world, world.people.abel, RIDE)).id,
      id: newId(),
      content: words(QUESTION),
    })
    expect(answer).toMatchObject({ status: 401, error: { code: 'auth.signed-out' } })
  })

  it('is not for one’s own, and not for what is gone', async () => {
    const { abel, sara } = world.people
    const { id } = await posted(world, abel, RIDE)
    const asked = { listingId: id, id: newId(), content: words(QUESTION) }
    expect((await world.call(askOwner, asked, abel)).error.code).toBe('messaging.not-reachable')
    await world.call(deleteListing, { listingId: id }, abel)
    expect((await world.call(askOwner, asked, sara)).error.code).toBe('listings.gone')
  })

  it.each([
    ['nothing', words(''), 'request.invalid'],
    ['only blanks', words(' \n '), 'request.invalid'],
    ['too little', words('Hello?'), 'messaging.first-too-short'],
    ['too much', words('a'.repeat(MESSAGE_LIMITS.textMax + 1)), 'request.invalid'],
    ['a link', words('Look at https://evil.example before you answer'), 'messaging.text-only'],
    [
      'a viewing in the past',
      { kind: 'viewing', viewing: { at: '2020-01-01T10:00:00Z', note: null } },
      'messaging.viewing-past',
    ],
    [
      'a link beside a card',
      { kind: 'viewing', viewing: { at: '2036-01-01T10:00:00Z', note: 'See https://evil.example' } },
      'messaging.text-only',
    ],
    [
      'a viewing in years',
      { kind: 'viewing', viewing: { at: '2036-01-01T10:00:00Z', note: null } },
      'messaging.viewing-far',
    ],
    ['no currency', { kind: 'offer', offer: { amountMinor: 100, currency: 'ZZZ' } }, 'request.invalid'],
    ['a heap of marks', words(`${QUESTION}${'\u0301'.repeat(9)}`), 'request.invalid'],
    ['an unknown kind', { kind: 'notice', event: 'closed' }, 'request.invalid'],
  ])('is refused with %s', async (_what, content, code) => {
    const { id } = await posted(world, world.people.abel, RIDE)
    const asked = { listingId: id, id: newId(), content: content as ReturnType<typeof words> }
    expect((await world.call(askOwner, asked, world.people.meron)).error.code).toBe(code)
  })

  it('begins one conversation, which both find, and the same message twice is one', async () => {
    const [liya, dagim] = [await world.newPerson('Liya'), await world.newPerson('Dagim')]
    const { asked, message, threadId, listing } = await ask(liya, dagim)
    const again = await Promise.all([0, 1, 2].map(() => world.call(askOwner, asked, liya)))
    expect(again.map(({ body }) => body)).toEqual([message, message, message])
    const other = { ...asked, id: newId(), content: words('And could you bring it to Takoma?') }
    expect((await world.call(askOwner, other, liya)).body).toMatchObject({ threadId, number: 2 })
    const { items } = (await world.call(listThreads, { side: 'selling' }, dagim)).body
    expect(items).toMatchObject([
      { id: threadId, subjectId: listing.id, unread: 2, peer: { memberId: liya.userId }, side: 'selling' },
    ])
    expect(await texts(threadId, liya)).toEqual([QUESTION, 'And could you bring it to Takoma?'])
    expect((await world.call(countUnreadThreads, {}, dagim)).body).toEqual({ inbox: 1, requests: 0 })
    expect((await world.call(countUnreadThreads, {}, liya)).body).toEqual({ inbox: 0, requests: 0 })
  })

  it('that is sent many times at once begins one conversation with one message', async () => {
    const listing = await posted(world, world.people.abel, RIDE)
    const buyer = await world.newPerson('Mulu')
    const asked = { listingId: listing.id, id: newId(), content: words(QUESTION) }
    const answers = await Promise.all(Array.from({ length: 6 }, () => world.call(askOwner, asked, buyer)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.threadId)).size).toBe(1)
    expect(answers.map(({ body }) => body.number)).toEqual([1, 1, 1, 1, 1, 1])
  })

  it('has an id of its own: of two conversations at once one gets it', async () => {
    const buyer = await world.newPerson('Sosena')
    const talks = [await ask(buyer, world.people.abel), await ask(buyer, world.people.meron)]
    const id = newId()
    const answers = await Promise.all(talks.map(({ threadId }) => send(threadId, 'Which?', buyer, { id })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.error.code).toBe('messaging.id-taken')
  })

  it('is followed by so many others until the owner answers', async () => {
    const buyer = await world.newPerson('Senayt')
    const { threadId } = await ask(buyer, world.people.abel)
    for (let n = 2; n <= MESSAGE_LIMITS.unansweredMax; n++)
      expect((await send(threadId, `And ${n}?`, buyer)).status).toBe(200)
    expect((await send(threadId, 'Hello?', buyer)).error.code).toBe('messaging.unanswered')
    await send(threadId, 'One after the other, please.', world.people.abel)
    expect((await send(threadId, 'Of course.', buyer)).status).toBe(200)
  })

  it('is a secret of the two', async () => {
    const { threadId, message } = await ask(await world.newPerson('Hirut'), world.people.abel)
    const stranger = world.people.meron
    const tried = [
      await world.call(readThread, { threadId }, stranger),
      await world.call(listMessages, { threadId }, stranger),
      await send(threadId, 'Hello there, everybody!', stranger),
      await world.call(markThreadRead, { threadId, deliveredNumber: 1, readNumber: 1 }, stranger),
    ]
    for (const answer of tried)
      expect(answer).toMatchObject({ status: 404, error: { code: 'messaging.thread-not-found' } })
    const report = { reason: 'spam', detail: null } as const
    for (const answer of [
      await world.call(editMessage, { messageId: message.id, text: 'x' }, stranger),
      await world.call(deleteMessage, { messageId: message.id }, stranger),
      await world.call(reactToMessage, { messageId: message.id, reaction: '👍' }, stranger),
      await world.call(reportMessage, { messageId: message.id, report }, stranger),
    ])
      expect(answer).toMatchObject({ status: 404, error: { code: 'messaging.message-not-found' } })
  })

  it('stops at so many new conversations a day, also when they come at once', async () => {
    const limit = NEW_THREADS_PER_DAY[0] // somebody new
    const listings: OwnListing[] = []
    for (let n = 0; n <= limit; n++)
      listings.push(await posted(strict, await strict.newPerson(`Seller${n}`), RIDE))
    const asker = await strict.newPerson('Asker')
    const begin = (listingId: (typeof listings)[number]['id']) =>
      strict.call(askOwner, { listingId, id: newId(), content: words(QUESTION) }, asker)
    const answers = await Promise.all(listings.map(({ id }) => begin(id)))
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused).toMatchObject([{ error: { code: 'messaging.too-many-threads', details: { limit } } }])
    const { items } = (await strict.call(listThreads, {}, asker)).body
    expect(items).toHaveLength(limit)
    // those that have begun go on, and tomorrow is another day
    const known = items[0]?.subjectId ?? ''
    const more = {
      listingId: known as (typeof listings)[number]['id'],
      id: newId(),
      content: words('And when?'),
    }
    expect((await strict.call(askOwner, more, asker)).status).toBe(200)
  })
})

describe('a conversation', () => {
  it('numbers what many write at once, without gaps', async () => {
    const [buyer, seller] = [await world.newPerson('Worku'), await world.newPerson('Almaz')]
    const { threadId } = await ask(buyer, seller)
    await Promise.all(
      Array.from({ length: 12 }, (_, n) => send(threadId, `Line ${n}`, n % 2 ? buyer : seller)),
    )
    const { items } = (await world.call(listMessages, { threadId }, buyer)).body
    expect(items.map(({ number }) => number)).toEqual(Array.from({ length: 13 }, (_, n) => n + 1))
  })

  it('is read backwards by pages, and forwards after what was missed', async () => {
    const [buyer, seller] = [await world.newPerson('Bruk'), world.people.abel]
    const { threadId } = await ask(buyer, seller)
    for (let n = 2; n <= 7; n++) await send(threadId, `Message ${n}`, buyer)
    const page = async (asked: object) =>
      (await world.call(listMessages, { threadId, limit: 3, ...asked }, seller)).body
    const newest = await page({})
    expect(newest).toMatchObject({ items: [{ number: 5 }, { number: 6 }, { number: 7 }], hasMore: true })
    expect(await page({ before: 5 })).toMatchObject({ items: [{ number: 2 }, { number: 3 }, { number: 4 }] })
    expect(await page({ before: 2 })).toMatchObject({ items: [{ number: 1 }], hasMore: false })
    expect(await page({ after: 4 })).toMatchObject({ items: [{ number: 5 }, { number: 6 }, { number: 7 }] })
    expect(await page({ after: 7 })).toEqual({ items: [], hasMore: false })
    const far = await world.call(listMessages, { threadId, after: 2 ** 31 }, seller)
    expect(far.error.code).toBe('request.invalid')
  })

  it('says in the first messages that nothing of a stranger is confirmed yet', async () => {
    const [buyer, seller] = [await world.newPerson('Fantaye'), await world.newPerson('Gashaw')]
    await world.db
      .updateTable('auth.users')
      .set({ created_at: new Date(Date.now() - 2 * DAY_MS) })
      .where('id', '=', seller.userId)
      .execute()
    const { threadId } = await ask(buyer, seller)
    expect((await read(threadId, seller)).isPeerNew).toBe(true)
    expect((await read(threadId, buyer)).isPeerNew).toBe(false)
    for (let n = 2; n <= THREAD_LIMITS.firstMessages + 1; n++) await send(threadId, `Line ${n}`, seller)
    expect((await read(threadId, seller)).isPeerNew).toBe(false)
  })

  it('frees links and photos once the seller has answered', async () => {
    const [buyer, seller] = [await world.newPerson('Kidist'), world.people.abel]
    const { threadId } = await ask(buyer, seller)
    expect((await send(threadId, 'See www.example.com', buyer)).error.code).toBe('messaging.text-only')
    expect(await read(threadId, buyer)).toMatchObject({ isTextOnly: true })
    const answer = await send(threadId, 'Yes it is. More at https://example.com', seller)
    expect(answer.body.warnings).toEqual(['link'])
    expect(await read(threadId, buyer)).toMatchObject({ isTextOnly: false })
    expect((await send(threadId, 'See www.example.com', buyer)).status).toBe(200)
  })

  it('points out ways around, money ahead and codes to the reader', async () => {
    const { threadId } = await ask(await world.newPerson('Rahel'), world.people.abel)
    for (const [text, warnings] of [
      ['I will kill you', ['hurtful']],
      ['Call me at 202 555 0143 or write on WhatsApp', ['contact']],
      ['Send the deposit first by Western Union', ['payment']],
      ['Send me the verification code you got', ['code']],
      ['በቴሌግራም ይጻፉልኝ፣ ቅድሚያ ክፍያ ይላኩ', ['contact', 'payment']],
      ['It costs $1,200,000 and 45,000 miles were driven', []],
      ['Saturday at 10 is fine for me', []],
    ] as const)
      expect((await send(threadId, text, world.people.abel)).body.warnings, text).toEqual(warnings)
  })

  it('shows what is answered, changed and taken back, and by when', async () => {
    const [buyer, seller] = [await world.newPerson('Yonas'), world.people.abel]
    const { threadId, message } = await ask(buyer, seller)
    const answered = await send(threadId, 'Yes', seller, { replyTo: message.id })
    const quote = { id: message.id, senderId: buyer.userId, kind: 'text', text: QUESTION }
    expect(answered.body.quote).toEqual(quote)
    const edit = (text: string, as: Person) => world.call(editMessage, { messageId: message.id, text }, as)
    expect((await edit('Mine', seller)).error.code).toBe('messaging.message-not-found')
    expect((await edit('Is it there on Saturday?', buyer)).body).toMatchObject({
      content: { text: 'Is it there on Saturday?' },
      editedAt: expect.any(String),
    })
    await world.clock.advance(MESSAGE_LIMITS.editWithin * 60 + 1)
    expect((await edit('Too late now', buyer)).error).toMatchObject({
      code: 'messaging.too-late',
      details: { minutes: MESSAGE_LIMITS.editWithin },
    })
    const taken = await world.call(deleteMessage, { messageId: message.id }, buyer)
    expect(taken.body).toMatchObject({ number: 1, content: { kind: 'deleted' }, warnings: [] })
    expect(await texts(threadId, seller)).toEqual(['deleted', 'Yes'])
    await world.clock.advance(MESSAGE_LIMITS.deleteWithin * 60 + 1)
    expect((await world.call(deleteMessage, { messageId: answered.body.id }, seller)).error.code).toBe(
      'messaging.too-late',
    )
  })

  it('holds one reaction of each, the last one', async () => {
    const [buyer, seller] = [await world.newPerson('Eden'), world.people.abel]
    const { message } = await ask(buyer, seller)
    const react = (reaction: '👍' | '🙏' | null, as: Person) =>
      world.call(reactToMessage, { messageId: message.id, reaction }, as)
    await Promise.all([react('👍', seller), react('👍', seller), react('👍', buyer)])
    expect((await react('🙏', seller)).body.reactions).toEqual(
      expect.arrayContaining([
        { reaction: '🙏', memberId: seller.userId },
        { reaction: '👍', memberId: buyer.userId },
      ]),
    )
    expect((await react(null, buyer)).body.reactions).toEqual([{ reaction: '🙏', memberId: seller.userId }])
    const unknown = { messageId: message.id, reaction: '🔥' as '👍' }
    expect((await world.call(reactToMessage, unknown, seller)).status).toBe(400)
  })

  it('tells who read what, where both want that', async () => {
    const [buyer, seller] = [await world.newPerson('Naod'), await world.newPerson('Helen')]
    const { threadId } = await ask(buyer, seller)
    const mark = (deliveredNumber: number, readNumber: number) =>
      world.call(markThreadRead, { threadId, deliveredNumber, readNumber }, seller)
    expect((await read(threadId, buyer)).receipt).toEqual({ deliveredNumber: 0, readNumber: 0 })
    await mark(1, 0)
    expect((await read(threadId, buyer)).receipt).toEqual({ deliveredNumber: 1, readNumber: 0 })
    expect((await mark(99, 99)).body).toEqual({ unread: 0 })
    await mark(0, 0)
    expect((await read(threadId, buyer)).receipt).toEqual({ deliveredNumber: 1, readNumber: 1 })
    await world.call(updateMessageSettings, { receipts: false, typing: true, presence: false }, buyer)
    expect((await read(threadId, buyer)).receipt).toBeNull()
    expect((await read(threadId, seller)).receipt).toBeNull()
  })

  it('tells with one word that all of it has reached a device', async () => {
    expect((await world.call(markDelivered, {})).status).toBe(401)
    const [buyer, seller] = [await world.newPerson('Brook'), await world.newPerson('Edom')]
    const { threadId } = await ask(buyer, seller)
    await ask(buyer, seller)
    const delivered = async () => (await world.call(markDelivered, {}, seller)).body
    expect(await delivered()).toEqual({ threads: 2 })
    expect(await delivered()).toEqual({ threads: 0 })
    expect((await read(threadId, buyer)).receipt).toEqual({ deliveredNumber: 1, readNumber: 0 })
    expect((await read(threadId, seller)).unread).toBe(1)
    expect((await world.call(markDelivered, {}, buyer)).body).toEqual({ threads: 0 })
  })
})

describe('what conversations are about', () => {
  const subjects = async (ids: OwnListing['id'][], as?: Person) => world.call(listSubjects, { ids }, as)

  it('asks a visitor to sign in, and for some of them', async () => {
    const { id } = await posted(world, world.people.abel, RIDE)
    expect((await subjects([id])).status).toBe(401)
    expect((await subjects([], world.people.sara)).error.code).toBe('request.invalid')
  })

  it('is told to those who talk about it, also when it has ended, until it is deleted', async () => {
    const [buyer, seller] = [await world.newPerson('Ruhama'), await world.newPerson('Dagem')]
    const [{ listing }, { listing: other }] = [await ask(buyer, seller), await ask(buyer, seller)]
    const about = async (as: Person) => (await subjects([listing.id, other.id], as)).body.items
    for (const person of [buyer, seller]) expect(await about(person)).toHaveLength(2)
    expect(await about(world.people.meron)).toEqual([])
    const known = { id: listing.id, title: listing.title, category: listing.category, isOffered: true }
    expect(await about(buyer)).toContainEqual(expect.objectContaining(known))
    await world.call(closeListing, { listingId: listing.id, outcome: 'sold_elsewhere' }, seller)
    expect(await about(buyer)).toContainEqual(expect.objectContaining({ id: listing.id, isOffered: false }))
    await world.call(deleteListing, { listingId: other.id }, seller)
    expect((await about(buyer)).map(({ id }) => id)).toEqual([listing.id])
  })
})

describe('blocking somebody', () => {
  it('asks a visitor to sign in, and is not for oneself or nobody', async () => {
    const { sara } = world.people
    expect((await world.call(blockUser, { userId: sara.userId })).status).toBe(401)
    expect((await world.call(blockUser, { userId: sara.userId }, sara)).error.code).toBe('safety.own-subject')
    const nobody = { userId: uuidv7() as typeof sara.userId }
    expect((await world.call(blockUser, nobody, sara)).error.code).toBe('safety.user-not-found')
  })

  it('by their conversation is for those who are in it', async () => {
    const [buyer, seller] = [await world.newPerson('Meaza'), await world.newPerson('Elias')]
    const { threadId } = await ask(buyer, seller)
    expect((await world.call(blockPeer, { threadId })).status).toBe(401)
    expect((await world.call(blockPeer, { threadId: 'x' }, buyer)).status).toBe(400)
    for (const [id, person] of [
      [threadId, world.people.sara],
      [uuidv7(), buyer],
    ] as const)
      expect((await world.call(blockPeer, { threadId: id }, person)).error.code).toBe(
        'messaging.thread-not-found',
      )
  })

  it('hides each from the other, and brings all back when it is taken back', async () => {
    const [buyer, seller] = [await world.newPerson('Lulit'), await world.newPerson('Girma')]
    const { threadId, listing } = await ask(buyer, seller)
    await Promise.all([0, 1].map(() => world.call(blockPeer, { threadId }, seller)))
    expect((await world.call(listBlocks, {}, seller)).body.blocks).toMatchObject([
      { person: { userId: buyer.userId } },
    ])
    expect((await world.call(listBlocks, {}, buyer)).body.blocks).toEqual([])
    for (const person of [buyer, seller]) {
      expect((await world.call(listThreads, {}, person)).body.items).toEqual([])
      expect((await send(threadId, 'Hello again there', person)).error.code).toBe(
        'messaging.thread-not-found',
      )
    }
    const anew = { listingId: listing.id, id: newId(), content: words(QUESTION) }
    expect((await world.call(askOwner, anew, buyer)).error.code).toBe('listings.not-found')
    await world.call(unblockUser, { userId: buyer.userId }, seller)
    expect(await texts(threadId, buyer)).toEqual([QUESTION])
  })
})

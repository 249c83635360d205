import { io, type Socket } from 'socket.io-client'
import { afterEach, describe, expect, it } from 'vitest'
import { findConversation } from '#contract/listings/conversation/find-conversation.ts'
import { joinListingChat } from '#contract/listings/conversation/join-listing-chat.ts'
import { answerRequest } from '#contract/messaging/threads/answer-request.ts'
import { updateThreadState } from '#contract/messaging/threads/update-thread-state.ts'
import { countUnreadThreads } from '#contract/messaging/threads/count-unread-threads.ts'
import { editMessage } from '#contract/messaging/messages/edit-message.ts'
import { deleteMessage } from '#contract/messaging/messages/delete-message.ts'
import { leaveThread } from '#contract/messaging/threads/leave-thread.ts'
import { listMessages } from '#contract/messaging/messages/list-messages.ts'
import { listThreadMembers } from '#contract/messaging/members/list-thread-members.ts'
import { listThreads } from '#contract/messaging/threads/list-threads.ts'
import { MessageId } from '#contract/messaging/messages/message.ts'
import { reactToMessage } from '#contract/messaging/messages/react-to-message.ts'
import { readThread } from '#contract/messaging/threads/read-thread.ts'
import { removeThreadMember } from '#contract/messaging/members/remove-thread-member.ts'
import { updateChat } from '#contract/messaging/threads/update-chat.ts'
import { sendMessage } from '#contract/messaging/messages/send-message.ts'
import { startDirectThread } from '#contract/messaging/threads/start-direct-thread.ts'
import { ThreadId } from '#contract/messaging/threads/thread.ts'
import { updateMessageSettings } from '#contract/messaging/threads/update-message-settings.ts'
import { posted, RIDE } from '#server/listings/listings.fixture.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'
import { createMatchConversation } from '#server/messaging/public.ts'
import { writeDemoThread } from '#demo/write-demo-thread.ts'

const world = freshWorld({ listen: true })

/** A ride that is looked for: many talk about it at once. */
const SHARED_RIDE = { ...RIDE, kind: 'wanted' } as const

const newId = () => MessageId.parse(uuidv7())
const words = (text: string) => ({ kind: 'text' as const, text })
const send = (threadId: ThreadId, text: string, as: Person) =>
  world.call(sendMessage, { threadId, id: newId(), content: words(text) }, as)

async function chatOf(owner: Person, ...others: Person[]) {
  const { id } = await posted(world, owner, SHARED_RIDE)
  const joined = []
  for (const person of [...others, owner])
    joined.push((await world.call(joinListingChat, { listingId: id }, person)).body.threadId)
  return { listingId: id, threadId: ThreadId.parse(joined[0]) }
}

describe('the chat of an event', () => {
  it('asks a visitor to sign in, and is not there for other listings', async () => {
    const { id } = await posted(world, world.people.abel, RIDE)
    expect((await world.call(joinListingChat, { listingId: id })).status).toBe(401)
    expect((await world.call(joinListingChat, { listingId: id }, world.people.sara)).error.code).toBe(
      'listings.no-chat',
    )
    const found = await world.call(findConversation, { listingId: id }, world.people.sara)
    expect(found.body).toEqual({ threadId: null, leftToBegin: null, chat: null })
  })

  it('lets everybody in by a tap, once, and all read what is written', async () => {
    const { abel, sara, meron } = world.people
    const { listingId, threadId } = await chatOf(abel, sara, meron)
    await Promise.all([0, 1, 2].map(() => world.call(joinListingChat, { listingId }, sara)))
    const { members } = (await world.call(listThreadMembers, { threadId }, meron)).body
    expect(members.map(({ person, role }) => [person.userId, role])).toEqual([
      [abel.userId, 'owner'],
      [sara.userId, 'member'],
      [meron.userId, 'member'],
    ])
    await send(threadId, 'Who brings the coffee?', sara)
    const { items } = (await world.call(listMessages, { threadId }, meron)).body
    expect(items.at(-1)?.content).toMatchObject({ text: 'Who brings the coffee?' })
    const [listed] = (await world.call(listThreads, {}, meron)).body.items
    expect(listed).toMatchObject({ id: threadId, lastSenderName: 'Sara Bekele' })
    const found = await world.call(findConversation, { listingId }, meron)
    expect(found.body.chat).toEqual({ threadId, memberCount: 3, isMember: true })
  })

  it('is moderated by its owner: pinned, slowed down, tidied', async () => {
    const { abel, sara, meron } = world.people
    const { threadId } = await chatOf(abel, sara, meron)
    const spoken = await send(threadId, 'Doors open at six.', sara)
    const run = (asked: object, as: Person) => world.call(updateChat, { threadId, ...asked }, as)
    expect((await run({ slowSeconds: 30 }, sara)).error.code).toBe('messaging.not-owner')
    const pinned = await run({ pinnedMessageId: spoken.body.id, slowSeconds: 30 }, abel)
    expect(pinned.body).toMatchObject({ slowSeconds: 30, pinnedMessage: { id: spoken.body.id } })
    expect((await send(threadId, 'And close at ten.', sara)).error).toMatchObject({
      code: 'messaging.slow-down',
      details: { seconds: 30 },
    })
    await world.clock.advance(31)
    expect((await send(threadId, 'And close at ten.', sara)).status).toBe(200)
    await world.clock.advance(7200)
    const removed = await world.call(deleteMessage, { messageId: spoken.body.id }, abel)
    expect(removed.body.content).toEqual({ kind: 'deleted' })
    expect((await world.call(readThread, { threadId }, meron)).body.pinnedMessage).toBeNull()
  })

  it('is for announcements where its owner says so: owners write, everybody reads and reacts', async () => {
    const { abel, sara, meron } = world.people
    const { threadId } = await chatOf(abel, sara, meron)
    const set = (isOwnersOnly: boolean, as: Person) => world.call(updateChat, { threadId, isOwnersOnly }, as)
    expect((await set(true, sara)).error.code).toBe('messaging.not-owner')
    const before = await send(threadId, 'Written before.', sara)
    expect((await set(true, abel)).body.isOwnersOnly).toBe(true)
    expect((await send(threadId, 'May I?', sara)).error.code).toBe('messaging.owners-only')
    const edited = await world.call(editMessage, { messageId: before.body.id, text: 'May I so?' }, sara)
    expect(edited.error.code).toBe('messaging.owners-only')
    const announced = await send(threadId, 'We begin at six.', abel)
    expect(announced.status).toBe(200)
    const liked = await world.call(reactToMessage, { messageId: announced.body.id, reaction: '👍' }, sara)
    expect(liked.status).toBe(200)
    expect((await world.call(readThread, { threadId }, meron)).body.isOwnersOnly).toBe(true)
    await set(false, abel)
    expect((await send(threadId, 'Now I may.', sara)).status).toBe(200)
  })

  it('says who comes and goes, twice a day, and counts that as unread for nobody', async () => {
    const { abel, sara, meron } = world.people
    const { listingId, threadId } = await chatOf(abel, sara, meron)
    for (let turn = 0; turn < 4; turn++) {
      await world.call(leaveThread, { threadId }, meron)
      await world.call(joinListingChat, { listingId }, meron)
    }
    const { items } = (await world.call(listMessages, { threadId }, sara)).body
    const passings = items.filter(({ senderId }) => senderId === meron.userId)
    expect(passings.map(({ content }) => content)).toEqual([
      { kind: 'notice', event: 'joined' },
      { kind: 'notice', event: 'left' },
    ])
    expect((await world.call(readThread, { threadId }, sara)).body.unread).toBe(0)
  })

  it('keeps the names of those who left', async () => {
    const { abel, sara, meron } = world.people
    const { threadId } = await chatOf(abel, sara, meron)
    await world.call(leaveThread, { threadId }, meron)
    const { members, former } = (await world.call(listThreadMembers, { threadId }, sara)).body
    expect(members.map(({ person }) => person.userId)).toEqual([abel.userId, sara.userId])
    expect(former.map(({ name }) => name)).toEqual(['Meron Haile'])
  })

  it('takes a name that is spoken to for no address', async () => {
    const { abel, sara, meron } = world.people
    const { threadId } = await chatOf(abel, sara, meron)
    expect((await send(threadId, 'I do, @Meron Haile', sara)).body.warnings).toEqual([])
  })

  it('is left by a tap; whoever was taken out reads nothing more and does not come back', async () => {
    const { abel, sara, meron } = world.people
    const { listingId, threadId } = await chatOf(abel, sara, meron)
    await world.call(leaveThread, { threadId }, meron)
    expect((await world.call(readThread, { threadId }, meron)).status).toBe(404)
    await world.call(joinListingChat, { listingId }, meron)
    expect((await world.call(readThread, { threadId }, meron)).body.memberCount).toBe(3)
    const remove = (as: Person) => world.call(removeThreadMember, { threadId, userId: sara.userId }, as)
    expect((await remove(meron)).error.code).toBe('messaging.not-owner')
    await remove(abel)
    expect((await send(threadId, 'Am I still here?', sara)).error.code).toBe('messaging.thread-not-found')
    expect((await world.call(joinListingChat, { listingId }, sara)).error.code).toBe(
      'messaging.thread-not-found',
    )
    // to whoever was taken out it is not there any more
    expect((await world.call(findConversation, { listingId }, sara)).body.chat).toBeNull()
    expect((await world.call(leaveThread, { threadId }, abel)).status).toBe(404)
  })
})

describe('writing to somebody directly', () => {
  const start = (to: Person, as: Person) =>
    world.call(
      startDirectThread,
      { id: newId(), to: to.userId, content: words('Selam, shall we go together?') },
      as,
    )

  it('is not possible to strangers', async () => {
    expect((await start(world.people.abel, world.people.sara)).error.code).toBe('messaging.not-reachable')
  })

  it('to an acquaintance is a request, which is answered before anything else', async () => {
    const [asker, asked] = [await world.newPerson('Asker'), await world.newPerson('Asked')]
    world.platform.events.on('messaging.tie-asked', async (_tx, { from, answer }) => {
      if (from === asker.userId) answer('acquainted')
    })
    const threadId = ThreadId.parse((await start(asked, asker)).body.threadId)
    expect((await world.call(listThreads, {}, asked)).body.items).toEqual([])
    expect((await world.call(countUnreadThreads, {}, asked)).body).toEqual({ inbox: 0, requests: 1 })
    expect((await send(threadId, 'Yes!', asked)).error.code).toBe('messaging.answer-first')
    expect((await send(threadId, 'See example.com', asker)).error.code).toBe('messaging.text-only')
    const answer = (how: 'accept' | 'ignore') => world.call(answerRequest, { threadId, answer: how }, asked)
    expect((await answer('accept')).status).toBe(200)
    expect((await answer('ignore')).error.code).toBe('messaging.thread-not-found')
    expect((await send(threadId, 'See example.com', asker)).status).toBe(200)
    expect((await world.call(listThreads, {}, asked)).body.items).toHaveLength(1)
  })

  it('an ignored request is shown nowhere, and who asked does not notice', async () => {
    const [asker, asked] = [await world.newPerson('Asker2'), await world.newPerson('Asked2')]
    world.platform.events.on('messaging.tie-asked', async (_tx, { from, answer }) => {
      if (from === asker.userId) answer('acquainted')
    })
    const threadId = ThreadId.parse((await start(asked, asker)).body.threadId)
    await world.call(answerRequest, { threadId, answer: 'ignore' }, asked)
    for (const folder of ['inbox', 'requests', 'archived'] as const)
      expect((await world.call(listThreads, { folder }, asked)).body.items).toEqual([])
    expect((await world.call(readThread, { threadId }, asked)).status).toBe(404)
    expect((await send(threadId, 'Are you there?', asker)).status).toBe(200)
  })
})

describe('one’s own order', () => {
  it('puts away, silences and marks; what is new comes back unless it is silenced', async () => {
    const { abel, sara } = world.people
    const { threadId } = await chatOf(abel, sara)
    const arrange = (asked: object) => world.call(updateThreadState, { threadId, ...asked }, sara)
    const isIn = async (folder: 'inbox' | 'archived') =>
      (await world.call(listThreads, { folder }, sara)).body.items.some(({ id }) => id === threadId)
    expect((await arrange({ archived: true, markedUnread: true })).body).toMatchObject({
      isArchived: true,
      isMarkedUnread: true,
    })
    expect([await isIn('inbox'), await isIn('archived')]).toEqual([false, true])
    await send(threadId, 'News of tonight', abel)
    expect([await isIn('inbox'), await isIn('archived')]).toEqual([true, false])
    await arrange({ archived: true, mute: 'hours' })
    await send(threadId, 'More of it', abel)
    expect(await isIn('archived')).toBe(true)
    expect((await arrange({ mute: 'off', archived: false })).body.mutedUntil).toBeNull()
  })

  it('is searched by the words of messages and the names of people', async () => {
    const { abel, sara } = world.people
    const { threadId } = await chatOf(abel, sara)
    await send(threadId, 'The samovar stands by the door', abel)
    const find = async (q: string, as: Person) =>
      (await world.call(listThreads, { q }, as)).body.items.map(({ id }) => id)
    expect(await find('samov', sara)).toEqual([threadId])
    expect(await find('samovar door', sara)).toEqual([threadId])
    expect(await find('samovar window', sara)).toEqual([])
    expect(await find("'); drop table message; --", sara)).toEqual([])
    expect(await find('samovar', world.people.hanna)).toEqual([])
  })
})

it('two who match have one conversation, however often it is asked for', async () => {
  const { abel, sara } = world.people
  const matchId = uuidv7()
  const create = (one: Person, other: Person) =>
    inTransaction(world.db, (tx) =>
      createMatchConversation(tx, world.platform, {
        matchId,
        members: [
          { userId: one.userId, name: 'Genet' },
          { userId: other.userId, name: 'Biruk' },
        ],
      }),
    )
  const [threadId, again] = [await create(abel, sara), await create(sara, abel)]
  expect(again).toBe(threadId)
  expect((await send(threadId, 'Selam! 😊', abel)).status).toBe(200)
  expect((await world.call(readThread, { threadId }, sara)).body).toMatchObject({
    kind: 'match',
    subjectId: matchId,
    peer: { name: 'Genet', avatar: null },
  })
})

describe('over a live connection', () => {
  const open: Socket[] = []
  afterEach(() => open.splice(0).forEach((socket) => socket.close()))

  async function connect(person: Person): Promise<Socket> {
    const auth = { token: await world.token(person) }
    const socket = io(world.url, { auth, reconnection: false, transports: ['websocket'] })
    open.push(socket)
    await new Promise<void>((done, fail) => {
      socket.once('connect', done)
      socket.once('connect_error', fail)
    })
    return socket
  }
  const next = (socket: Socket, event: string) => new Promise<unknown>((done) => socket.once(event, done))

  it('messages, receipts and typing arrive, at members only', async () => {
    const { abel, sara, meron } = world.people
    const { threadId } = await chatOf(abel, sara)
    const [listener, stranger] = [await connect(sara), await connect(meron)]
    const received: string[] = []
    stranger.onAny((event: string) => received.push(event))
    const arrived = next(listener, 'messaging.message')
    const sent = await send(threadId, 'Can you hear me?', abel)
    expect(await arrived).toEqual({ message: sent.body })
    const typing = next(listener, 'messaging.typing')
    const speaker = await connect(abel)
    expect(await speaker.emitWithAck('messaging.typing', { threadId })).toEqual({ ok: true })
    expect(await typing).toEqual({ threadId, memberId: abel.userId })
    expect(await stranger.emitWithAck('messaging.typing', { threadId })).toEqual({
      error: 'messaging.thread-not-found',
    })
    expect(received).toEqual([])
  })

  it('typing of those who do not tell theirs is not told', async () => {
    const [quiet, other] = [await world.newPerson('Quiet'), await world.newPerson('Other')]
    const { threadId } = await chatOf(other, quiet)
    await world.call(updateMessageSettings, { receipts: true, typing: false, presence: false }, quiet)
    const [listener, speaker] = [await connect(other), await connect(quiet)]
    const received: string[] = []
    listener.onAny((event: string) => received.push(event))
    await speaker.emitWithAck('messaging.typing', { threadId })
    const arrived = next(listener, 'messaging.message')
    await send(threadId, 'I was writing this.', quiet)
    await arrived
    expect(received).toEqual(['messaging.message'])
  })

  it('being here is told where both want that', async () => {
    const [one, two] = [await world.newPerson('Hewan'), await world.newPerson('Natnael')]
    await inTransaction(world.db, (tx) =>
      writeDemoThread(tx, {
        kind: 'direct',
        subjectId: null,
        opener: one.userId,
        members: [one, two].map(({ userId }) => ({
          userId,
          role: 'member',
          side: null,
          folder: 'inbox',
          unread: 0,
          isArchived: false,
        })),
        messages: [],
      }),
    )
    for (const person of [one, two])
      await world.call(updateMessageSettings, { receipts: true, typing: true, presence: true }, person)
    const listener = await connect(one)
    const came = next(listener, 'messaging.presence')
    const guest = await connect(two)
    expect(await came).toEqual({ userId: two.userId, isOnline: true })
    const went = next(listener, 'messaging.presence')
    guest.close()
    expect(await went).toEqual({ userId: two.userId, isOnline: false })
    const back = next(listener, 'messaging.presence')
    await connect(two)
    expect(await back).toEqual({ userId: two.userId, isOnline: true })
    const hidden = next(listener, 'messaging.presence')
    await world.call(updateMessageSettings, { receipts: true, typing: true, presence: false }, two)
    expect(await hidden).toEqual({ userId: two.userId, isOnline: false })
  })

  it.each([
    ['an unknown event', 'shell.exec', { run: 'rm' }, 'request.unknown-route'],
    ['a wrong type', 'messaging.typing', { threadId: 7 }, 'request.invalid'],
    ['nothing', 'messaging.typing', undefined, 'request.invalid'],
    ['too much', 'messaging.typing', { threadId: 'x'.repeat(100_000) }, 'request.too-large'],
  ])('%s is answered, and the connection survives', async (_what, event, payload, error) => {
    const socket = await connect(world.people.sara)
    expect(await socket.emitWithAck(event, payload)).toEqual({ error })
    expect(socket.connected).toBe(true)
  })

  it('an acknowledgement with nothing before it is answered', async () => {
    const socket = await connect(world.people.sara)
    const answer = await new Promise((done) => socket.emit('messaging.typing', done))
    expect(answer).toEqual({ error: 'request.invalid' })
    expect(socket.connected).toBe(true)
  })

  it('a flood is slowed down', async () => {
    const socket = await connect(world.people.sara)
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => socket.emitWithAck('nothing.known', {})),
    )
    expect(answers).toContainEqual({ error: 'request.too-many' })
    expect(socket.connected).toBe(true)
  })
})

import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { listMatches } from '#contract/dating/matches/list-matches.ts'
import { reportDatingProfile } from '#contract/dating/reports/report-dating-profile.ts'
import { removeMatch } from '#contract/dating/matches/remove-match.ts'
import type { Access } from '#contract/kit/access.ts'
import type { ErrorTable } from '#contract/kit/errors.ts'
import type { Operation } from '#contract/kit/operation.ts'
import { MediaId } from '#contract/media/picture.ts'
import { blockPeer } from '#contract/messaging/threads/block-peer.ts'
import { countUnreadThreads } from '#contract/messaging/threads/count-unread-threads.ts'
import { deleteMessage } from '#contract/messaging/messages/delete-message.ts'
import { editMessage } from '#contract/messaging/messages/edit-message.ts'
import { listMessages } from '#contract/messaging/messages/list-messages.ts'
import { listThreadMembers } from '#contract/messaging/members/list-thread-members.ts'
import { listThreads } from '#contract/messaging/threads/list-threads.ts'
import { markDelivered } from '#contract/messaging/messages/mark-delivered.ts'
import { markThreadRead } from '#contract/messaging/threads/mark-thread-read.ts'
import { MessageId } from '#contract/messaging/messages/message.ts'
import { reactToMessage } from '#contract/messaging/messages/react-to-message.ts'
import { readReportedMessages } from '#contract/messaging/reports/read-reported-messages.ts'
import { readThread } from '#contract/messaging/threads/read-thread.ts'
import { reportMessage } from '#contract/messaging/reports/report-message.ts'
import { sendMessage } from '#contract/messaging/messages/send-message.ts'
import { startDirectThread } from '#contract/messaging/threads/start-direct-thread.ts'
import { ThreadId } from '#contract/messaging/threads/thread.ts'
import { updateMessageSettings } from '#contract/messaging/threads/update-message-settings.ts'
import { updateThreadState } from '#contract/messaging/threads/update-thread-state.ts'
import { readPerson } from '#contract/networking/people/read-person.ts'
import { listNotifications } from '#contract/notifications/list-notifications.ts'
import { subscribePush } from '#contract/notifications/push/subscribe-push.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { blockUser } from '#contract/safety/block-user.ts'
import { listBlocks } from '#contract/safety/list-blocks.ts'
import { unblockUser } from '#contract/safety/unblock-user.ts'
import { personalData as messagingData } from '#server/messaging/public.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { personalData as safetyData } from '#server/safety/public.ts'
import type { Person } from '#server/testing/people.ts'
import { openPushEndpoint, type PushEndpoint } from '#server/testing/push-endpoint.ts'
import { CaseId } from '#contract/moderation/cases/case.ts'
import { caseAbout } from '#server/testing/cases.ts'
import { freshWorld } from '#server/testing/world.ts'
import type { z } from 'zod'
import { type Dater, man, matched, newDater, newPhotos, swipe, woman } from '#server/dating/dating.fixture.ts'
import { personalData as datingData } from '#server/dating/public.ts'

// Nothing that leaves the server about a match leads to the account of the other one.

const world = freshWorld({ listen: true })
let endpoint: PushEndpoint
const sockets: Socket[] = []
beforeAll(async () => {
  endpoint = await openPushEndpoint()
})
afterEach(() => sockets.splice(0).forEach((socket) => socket.close()))
afterAll(() => endpoint.close())

const text = (words: string, photoIds: string[] = []) => ({
  id: MessageId.parse(uuidv7()),
  content: { kind: 'text' as const, text: words, photoIds: photoIds.map((id) => MediaId.parse(id)) },
  replyTo: null as MessageId | null,
})
const threadIdOf = ({ conversationId }: { conversationId: string | null }) => ThreadId.parse(conversationId)
const ALL_SHARED = { receipts: true, typing: true, presence: true }

async function connect(person: Person, received: unknown[] = []): Promise<Socket> {
  const auth = { token: await world.token(person) }
  const socket = io(world.url, { auth, reconnection: false, transports: ['websocket'] })
  sockets.push(socket)
  socket.onAny((...event: unknown[]) => received.push(event))
  await new Promise<void>((done, fail) => {
    socket.once('connect', done)
    socket.once('connect_error', fail)
  })
  return socket
}

/** Calls as one person, and keeps every answer with its headers as it came over the wire. */
function listeningAs(person: Person) {
  const answers: string[] = []
  async function ask<A extends Access, I extends z.ZodType, O extends z.ZodType, E extends ErrorTable>(
    operation: Operation<A, I, O, E>,
    input: z.input<I>,
  ) {
    const answer = await world.call(operation, input, person)
    answers.push(JSON.stringify([answer.headers, answer.status < 400 ? answer.body : answer.error]))
    return answer
  }
  return { answers, ask }
}

/** What would name somebody's account, or lead to it. */
async function tracesOf({ userId, fullName, email }: Person): Promise<string[]> {
  const { created_at } = await world.db
    .selectFrom('profile')
    .select('created_at')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return [userId, fullName, email, created_at.toISOString()]
}

async function photoOf(person: Person): Promise<string> {
  const [id] = await newPhotos(world, person, 1)
  await world.db.updateTable('media').set({ purpose: 'message' }).where('id', '=', String(id)).execute()
  return String(id)
}

it('no answer, event, push, mail or export about a match names the account of the other one', async () => {
  const device = endpoint.device()
  const received: unknown[] = []
  const one = await newDater(world, woman(world))
  const other = await newDater(world, man(world))
  const { answers, ask } = listeningAs(one)
  await world.call(subscribePush, device.subscription, one)
  for (const person of [one, other]) await world.call(updateMessageSettings, ALL_SHARED, person)
  const socket = await connect(one, received)
  await swipe(world, one, other)
  const threadId = threadIdOf(await swipe(world, other, one))
  const theirs = await connect(other)

  const first = (
    await world.call(sendMessage, { threadId, ...text('Selam!', [await photoOf(other)]) }, other)
  ).body
  const mine = (await ask(sendMessage, { threadId, ...text('Selam, how are you?') })).body
  await world.call(reactToMessage, { messageId: mine.id, reaction: '❤️' }, other)
  await ask(reactToMessage, { messageId: first.id, reaction: '👍' })
  const reply = { ...text(`${'Long words '.repeat(20)}!`), replyTo: first.id }
  const answer = (await world.call(sendMessage, { threadId, ...reply }, other)).body
  await ask(sendMessage, { threadId, ...text('So long!'), replyTo: answer.id })
  await world.call(editMessage, { messageId: answer.id, text: 'Shorter words' }, other)
  await world.call(markDelivered, {}, other)
  await world.call(markThreadRead, { threadId, deliveredNumber: 4, readNumber: 4 }, other)
  await theirs.emitWithAck('messaging.typing', { threadId })
  const gone = (await world.call(sendMessage, { threadId, ...text('A slip') }, other)).body
  await world.call(deleteMessage, { messageId: gone.id }, other)
  await world.call(sendMessage, { threadId, ...text('Are you there?') }, other)
  theirs.close()
  await world.clock.advance(700)

  for (const folder of ['inbox', 'requests', 'archived'] as const) await ask(listThreads, { folder })
  expect((await ask(listThreads, { q: 'Shorter' })).body).toMatchObject({ items: [{ id: threadId }] })
  expect((await ask(listThreads, { q: other.fullName })).body).toMatchObject({ items: [] })
  await ask(readThread, { threadId })
  await ask(listMessages, { threadId })
  await ask(listMessages, { threadId, after: 1 })
  expect((await ask(listThreadMembers, { threadId })).error.code).toBe('messaging.thread-not-found')
  await ask(updateThreadState, { threadId, archived: true })
  await ask(listMatches, {})
  await ask(countUnreadThreads, {})
  const mails = (await world.outbox()).filter(({ to }) => to === one.email)
  await ask(listNotifications, {})
  await ask(markThreadRead, { threadId, deliveredNumber: 6, readNumber: 6 })
  const exported = await inTransaction(world.db, async (tx) => [
    await messagingData.export(tx, one.userId),
    await datingData.export(tx, one.userId),
  ])
  await ask(blockPeer, { threadId })
  await ask(listBlocks, {})
  const blocks = await inTransaction(world.db, (tx) => safetyData.export(tx, one.userId))
  await expect.poll(() => JSON.stringify(received)).toContain('Are you there?')

  const events = new Set(received.map((event) => (event as [string])[0]))
  for (const event of ['dating.matched', 'messaging.message', 'messaging.receipt', 'messaging.typing'])
    expect(events).toContain(event)
  expect(events).not.toContain('messaging.presence')
  expect(device.messages().length).toBeGreaterThan(1)
  expect(mails.length).toBeGreaterThan(0)
  const wire = JSON.stringify([answers, received, device.messages(), mails, exported, blocks])
  for (const trace of await tracesOf(other)) expect(wire).not.toContain(trace)
  expect(socket.connected).toBe(true)
})

it('both are told apart by aliases of that conversation alone, the same wherever it is shown', async () => {
  const he = await newDater(world, man(world))
  const known: string[] = []
  for (const she of [await newDater(world, woman(world)), await newDater(world, woman(world))]) {
    await swipe(world, he, she)
    const threadId = threadIdOf(await swipe(world, she, he))
    const sent = (await world.call(sendMessage, { threadId, ...text('Selam') }, she)).body
    const reply = { ...text('Selam!'), replyTo: sent.id }
    const back = (await world.call(sendMessage, { threadId, ...reply }, he)).body
    await world.call(reactToMessage, { messageId: sent.id, reaction: '🙏' }, he)
    const thread = (await world.call(readThread, { threadId }, she)).body
    const his = thread.peer?.memberId ?? ''
    expect([sent.senderId, back.senderId]).toEqual([thread.ownId, his])
    expect((await world.call(readThread, { threadId }, he)).body).toMatchObject({
      ownId: his,
      peer: { memberId: thread.ownId },
      isPeerHere: null,
    })
    const [listed] = (await world.call(listThreads, {}, she)).body.items
    expect(listed).toMatchObject({
      ownId: thread.ownId,
      peer: { memberId: his },
      lastMessage: { senderId: his },
    })
    const { items } = (await world.call(listMessages, { threadId }, she)).body
    expect(items.map(({ senderId }) => senderId)).toEqual([thread.ownId, his])
    expect(items[0]?.reactions).toEqual([{ reaction: '🙏', memberId: his }])
    expect(items[1]?.quote?.senderId).toBe(thread.ownId)
    known.push(his)
  }
  expect(new Set([...known, he.userId, he.profile.id]).size).toBe(4)
})

it('what arrived is told when it is read: it arrives in all conversations of an account at once', async () => {
  const { one, other, result } = await matched(world)
  const threadId = threadIdOf(result)
  const received: unknown[] = []
  await connect(one, received)
  const receipt = async () => (await world.call(readThread, { threadId }, one)).body.receipt
  for (const said of ['Selam', 'Are you there?'])
    await world.call(sendMessage, { threadId, ...text(said) }, one)
  await world.call(markDelivered, {}, other)
  expect(await receipt()).toEqual({ deliveredNumber: 0, readNumber: 0 })
  await world.call(markThreadRead, { threadId, deliveredNumber: 2, readNumber: 1 }, other)
  expect(await receipt()).toEqual({ deliveredNumber: 1, readNumber: 1 })
  const receipts = () => received.filter((event) => (event as [string])[0] === 'messaging.receipt')
  await expect.poll(receipts).toMatchObject([['messaging.receipt', { deliveredNumber: 1, readNumber: 1 }]])
})

it('an alias opens nothing: no page, no conversation, no block', async () => {
  const { one, result } = await matched(world)
  const threadId = threadIdOf(result)
  const alias = UserId.parse((await world.call(readThread, { threadId }, one)).body.peer?.memberId)
  expect((await world.call(readPerson, { userId: alias }, one)).status).toBe(404)
  expect((await world.call(blockUser, { userId: alias }, one)).error.code).toBe('safety.user-not-found')
  const direct = { to: alias, ...text('A first message'), replyTo: undefined }
  const refused = await world.call(
    startDirectThread,
    { to: direct.to, id: direct.id, content: direct.content },
    one,
  )
  expect(refused.error.code).toBe('messaging.not-reachable')
})

it('a block by the conversation and one by the account are two, each taken back by itself', async () => {
  const { one, other, result } = await matched(world)
  const threadId = threadIdOf(result)
  const isThere = async (person: Dater) => (await world.call(readThread, { threadId }, person)).status === 200
  const listed = async () => (await world.call(listBlocks, {}, one)).body.blocks.map(({ person }) => person)
  await world.call(blockPeer, { threadId }, one)
  expect([await isThere(one), await isThere(other)]).toEqual([false, false])
  const [alias] = await listed()
  expect(alias).toEqual({
    userId: expect.not.stringContaining(other.userId),
    name: 'Biruk',
    avatar: null,
  })
  await world.call(blockUser, { userId: other.userId }, one)
  await world.call(blockUser, { userId: other.userId }, one)
  const both = (await listed()).map(({ userId }) => userId)
  expect(new Set(both)).toEqual(new Set([other.userId, alias?.userId]))
  await world.call(unblockUser, { userId: alias?.userId ?? '' }, one)
  expect([await isThere(one), await isThere(other)]).toEqual([true, true])
  expect((await listed()).map(({ name }) => name)).toEqual([other.fullName])
  await world.call(unblockUser, { userId: other.userId }, one)
  expect([await isThere(one), await isThere(other)]).toEqual([true, true])
})

it('staff who read a reported message see whose account it was', async () => {
  const { hanna } = world.people
  const { one, other, result } = await matched(world)
  const threadId = threadIdOf(result)
  const { id } = (await world.call(sendMessage, { threadId, ...text('Something rude') }, other)).body
  const report = { reason: 'harassment', detail: null } as const
  await world.call(reportMessage, { messageId: id, report }, one)
  const found = await caseAbout(world, hanna, id)
  expect(found).toMatchObject({ owner: { userId: other.userId } })
  const caseId = found?.id ?? CaseId.parse(uuidv7())
  const { messages, people } = (await world.call(readReportedMessages, { caseId }, hanna)).body
  expect(messages).toMatchObject([{ id, senderId: other.userId }])
  expect(people).toMatchObject([{ userId: other.userId }])
})

it('the end of a match changes none of it', async () => {
  for (const end of ['unmatched', 'reported'] as const) {
    const { one, other, result } = await matched(world)
    const threadId = threadIdOf(result)
    await world.call(sendMessage, { threadId, ...text('Selam') }, other)
    const before = (await world.call(readThread, { threadId }, one)).body
    const report = { reason: 'spam', detail: null } as const
    if (end === 'unmatched') await world.call(removeMatch, { matchId: result.matchId ?? uuidv7() }, other)
    else await world.call(reportDatingProfile, { profileId: one.profile.id, report }, other)
    const after = (await world.call(readThread, { threadId }, one)).body
    expect(after).toMatchObject({ ownId: before.ownId, peer: before.peer, isClosed: true })
    const listed = (await world.call(listThreads, {}, one)).body
    const wire = JSON.stringify([after, listed, (await world.call(listMessages, { threadId }, one)).body])
    for (const trace of await tracesOf(other)) expect(wire).not.toContain(trace)
  }
})

import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { countUnreadThreads } from '#contract/messaging/threads/count-unread-threads.ts'
import { listMessages } from '#contract/messaging/messages/list-messages.ts'
import { MESSAGING_SERVER_EVENTS, type MessagingServerEvent } from '#contract/messaging/live.ts'
import { listThreads } from '#contract/messaging/threads/list-threads.ts'
import { markDelivered } from '#contract/messaging/messages/mark-delivered.ts'
import type { Message } from '#contract/messaging/messages/message.ts'
import { readThread } from '#contract/messaging/threads/read-thread.ts'
import type { OpenThread, Thread } from '#contract/messaging/threads/thread.ts'
import { api } from '#web/platform/call/api.ts'
import { setTransport } from '#web/platform/call/call.ts'
import type { LiveConnection } from '#web/platform/live/live-client.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { showThread } from './change-thread.ts'
import { followMessages } from './follow-messages.ts'
import { messagePages } from './load-messages.ts'
import { threadPages } from './load-threads.ts'
import { ABEL, messageNumber, SARA, THREAD, threadOf } from './message.fixture.ts'
import { messagesOf } from './message-pages-policy.ts'
import { threadsOf } from './thread-pages-policy.ts'

const openOf = (other: Partial<OpenThread> = {}): OpenThread => ({
  ...threadOf(),
  receipt: { deliveredNumber: 0, readNumber: 0 },
  isPeerHere: false,
  isPeerNew: false,
  isTextOnly: false,
  pinnedMessage: null,
  slowSeconds: 0,
  isOwnersOnly: false,
  ...other,
})

/** A connection that a test speaks for. */
function fakeLive() {
  const listeners = new Map<string, (serverThread: never) => void>()
  let begin = () => {}
  const live: LiveConnection = {
    on: (event, _schema, listener) => void listeners.set(event, listener),
    onBegin: (listener) => void (begin = listener),
    emit: () => undefined,
    close: () => undefined,
  }
  const push = (event: MessagingServerEvent, payload: unknown) =>
    listeners.get(event)?.(MESSAGING_SERVER_EVENTS[event].parse(payload) as never)
  return { live, push, begin: () => begin() }
}

const delivered = vi.fn<() => void>()
const counted = vi.fn<() => void>()
let missed: Message[] = []
let askedAfter: number[] = []
let serverThread: OpenThread | null = null

beforeEach(() => {
  delivered.mockReset()
  counted.mockReset()
  missed = []
  askedAfter = []
  serverThread = openOf()
  setTransport({
    fetch: fakeServer(
      fake(markDelivered)(() => {
        delivered()
        return { threads: 1 }
      }),
      fake(countUnreadThreads)(() => {
        counted()
        return { inbox: 1, requests: 0 }
      }),
      fake(listThreads)(() => ({ items: [threadOf()], nextCursor: null })),
      fake(readThread)(() => serverThread ?? new Refusal('messaging.thread-not-found')),
      fake(listMessages)(({ after = 0 }) => {
        askedAfter.push(after)
        return { items: missed.filter(({ number }) => number > after), hasMore: false }
      }),
    ),
  })
})

const INBOX = threadPages({ folder: 'inbox' }).queryKey
const ARCHIVED = threadPages({ folder: 'archived' }).queryKey
const OPEN = api(readThread).key({ threadId: THREAD })
const MESSAGES = messagePages(THREAD).queryKey

/** A cache in which the inbox, the archive and one conversation with three messages are loaded. */
function follow(inbox: Thread[] = [threadOf()]) {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const list = (items: Thread[]) => ({ pages: [{ items, nextCursor: null }], pageParams: [undefined] })
  cache.setQueryData(INBOX, list(inbox))
  cache.setQueryData(ARCHIVED, list([]))
  cache.setQueryData(OPEN, openOf())
  cache.setQueryData(MESSAGES, {
    pages: [{ items: [1, 2, 3].map((n) => messageNumber(n)), hasMore: false }],
    pageParams: [undefined],
  })
  const { live, push, begin } = fakeLive()
  followMessages(live, cache)
  const numbers = () => messagesOf(cache.getQueryData(MESSAGES)).map(({ number }) => number)
  const row = () => threadsOf(cache.getQueryData(INBOX))[0]
  const open = () => cache.getQueryData<OpenThread>(OPEN)
  return { cache, push, begin, numbers, row, open }
}

test('photos and links may be sent as soon as the other one has answered, not before', async () => {
  const { cache, push, open } = follow()
  cache.setQueryData(OPEN, openOf({ isTextOnly: true }))
  push('messaging.message', { message: messageNumber(4, { senderId: SARA }) })
  expect(open()).toMatchObject({ lastNumber: 4, isTextOnly: true })
  push('messaging.message', { message: messageNumber(5) })
  expect(open()).toMatchObject({ lastNumber: 5, isTextOnly: false })
  await vi.waitFor(() => expect(delivered).toHaveBeenCalledOnce())
})

test('a message is shown where it belongs, and is said to have arrived', async () => {
  const { push, numbers, row, open } = follow()
  push('messaging.message', { message: messageNumber(4) })
  push('messaging.message', { message: messageNumber(4) })
  expect(numbers()).toEqual([1, 2, 3, 4])
  expect(row()).toMatchObject({ lastNumber: 4, unread: 1 })
  expect(open()).toMatchObject({ lastNumber: 4, unread: 1 })
  await vi.waitFor(() => expect(delivered).toHaveBeenCalledOnce())
})

test('one’s own from another device is neither unread nor said to have arrived', async () => {
  const { cache, push, row } = follow()
  const counting = cache.fetchQuery(api(countUnreadThreads).queryOptions({}))
  push('messaging.message', { message: messageNumber(4, { senderId: SARA }) })
  await counting
  expect(row()).toMatchObject({ lastNumber: 4, unread: 0 })
  expect(delivered).not.toHaveBeenCalled()
})

test('so is one’s own of a match, where one has another name', async () => {
  const mine = '2f0c1c1e-9a52-4a54-8f33-5a3f9ed1c001'
  const { cache, push, row, open } = follow([threadOf({ kind: 'match', ownId: mine })])
  cache.setQueryData(OPEN, openOf({ kind: 'match', ownId: mine }))
  const counting = cache.fetchQuery(api(countUnreadThreads).queryOptions({}))
  push('messaging.message', { message: messageNumber(4, { senderId: mine }) })
  await counting
  expect([row()?.unread, open()?.unread]).toEqual([0, 0])
  expect(delivered).not.toHaveBeenCalled()
})

test('a conversation that is not in the list is asked for and takes its place', async () => {
  const { cache, push } = follow([])
  push('messaging.message', { message: messageNumber(4) })
  await vi.waitFor(() => expect(threadsOf(cache.getQueryData(INBOX))).toHaveLength(1))
})

test('what changed elsewhere is asked for: put away, it changes the list; not ours any more, it goes', async () => {
  const { cache, push } = follow()
  serverThread = openOf({ isArchived: true })
  push('messaging.thread-changed', { threadId: THREAD })
  await vi.waitFor(() => expect(threadsOf(cache.getQueryData(ARCHIVED))).toHaveLength(1))
  expect(threadsOf(cache.getQueryData(INBOX))).toEqual([])
  serverThread = null
  push('messaging.thread-changed', { threadId: THREAD })
  await vi.waitFor(() => expect(threadsOf(cache.getQueryData(ARCHIVED))).toEqual([]))
})

test('receipts of the other one go forward only, and nobody else’s count', () => {
  const { push, open } = follow()
  const receipt = (memberId: string, deliveredNumber: number, readNumber: number) =>
    push('messaging.receipt', { threadId: THREAD, memberId, deliveredNumber, readNumber })
  receipt(ABEL, 3, 2)
  receipt(ABEL, 2, 1)
  receipt(SARA, 9, 9)
  expect(open()?.receipt).toEqual({ deliveredNumber: 3, readNumber: 2 })
})

test('who comes and goes is seen in the open conversation', () => {
  const { push, open } = follow()
  push('messaging.presence', { userId: ABEL, isOnline: true })
  expect(open()?.isPeerHere).toBe(true)
})

test('after a gap what was missed is asked for, from the last number on', async () => {
  const { cache, begin, numbers } = follow()
  const shown = { ...messagePages(THREAD), staleTime: Infinity }
  const leave = new InfiniteQueryObserver(cache, shown).subscribe(() => undefined)
  missed = [1, 2, 3, 4, 5].map((n) => messageNumber(n))
  begin()
  await vi.waitFor(() => expect(numbers()).toEqual([1, 2, 3, 4, 5]))
  expect(askedAfter[0]).toBe(3)
  await vi.waitFor(() => expect(delivered).toHaveBeenCalledOnce())
  leave()
})

test('an answer that was asked for before a message came does not take it away', async () => {
  const { cache, push, numbers } = follow()
  missed = [1, 2, 3].map((n) => messageNumber(n))
  const asked = cache.fetchInfiniteQuery({ ...messagePages(THREAD), staleTime: 0 })
  push('messaging.message', { message: messageNumber(4) })
  await asked
  expect(numbers()).toEqual([1, 2, 3, 4])
})

test('nor does a list, or what was changed of the conversation', async () => {
  const { cache, push, row } = follow()
  const asked = cache.fetchInfiniteQuery({ ...threadPages({ folder: 'inbox' }), staleTime: 0 })
  push('messaging.message', { message: messageNumber(4) })
  await asked
  expect(row()).toMatchObject({ lastNumber: 4, unread: 1 })
  showThread(cache, threadOf({ mutedUntil: '2026-06-01T17:00:00.000Z' }))
  expect(row()).toMatchObject({ lastNumber: 4, unread: 1, mutedUntil: '2026-06-01T17:00:00.000Z' })
})

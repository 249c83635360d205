import * as inMemory from 'fake-indexeddb'
import { openDB } from 'idb'
import { beforeEach, expect, test, vi } from 'vitest'
import { ThreadId } from '#contract/messaging/threads/thread.ts'
import { CallError } from '#web/platform/call/call-error.ts'
import { ABEL, messageNumber, THREAD, threadOf } from './message.fixture.ts'
import {
  clearStoredMessages,
  STORED_LIMITS,
  storeFor,
  storedMessages,
  storedThread,
  storedThreads,
  orStored,
  storeMessages,
  storeThreads,
} from './store-messages.ts'

beforeEach(async () => {
  await clearStoredMessages()
  Object.assign(globalThis, inMemory, { indexedDB: new inMemory.IDBFactory() })
  storeFor('sara')
})

const idOf = (n: number) => ThreadId.parse(`0199b000-0000-7000-8000-0000000000${10 + n}`)
const INBOX = { folder: 'inbox' } as const

test('the newest two hundred of a conversation are kept', async () => {
  const all = Array.from({ length: 250 }, (_, index) => messageNumber(index + 1))
  await storeMessages(THREAD, all)
  const stored = await storedMessages(THREAD)
  expect(stored).toMatchObject({ hasMore: false, isPersisted: true })
  expect(stored?.items).toEqual(all.slice(-STORED_LIMITS.messages))
})

test('what an earlier version kept is not kept on: it named the accounts of matches', async () => {
  await clearStoredMessages()
  const before = await openDB('messages', 1, {
    upgrade(made) {
      made.createObjectStore('owner')
      made.createObjectStore('threads')
      made.createObjectStore('messages', { keyPath: 'threadId' }).createIndex('at', 'at')
    },
  })
  await before.put('owner', 'sara', 'owner')
  await before.put(
    'threads',
    { ...threadOf({ kind: 'match' }), peer: { userId: ABEL, name: 'Abel' } },
    THREAD,
  )
  await before.put('messages', { threadId: THREAD, at: 1, items: [messageNumber(1)] })
  before.close()
  storeFor('sara')
  expect(await storedMessages(THREAD)).toBeNull()
  const now = await openDB('messages')
  expect([await now.getAll('threads'), await now.getAll('messages')]).toEqual([[], []])
  now.close()
})

test('of so many conversations: the one not written to for longest makes room', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  for (let n = 0; n <= STORED_LIMITS.threads; n++) {
    vi.setSystemTime(n * 1000)
    await storeMessages(idOf(n), [messageNumber(1)])
  }
  vi.useRealTimers()
  expect(await storedMessages(idOf(0))).toBeNull()
  expect((await storedMessages(idOf(1)))?.items).toHaveLength(1)
})

test('what was kept while the clock was a year ahead makes room for what is read now', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + 365 * 86_400_000)
  for (let n = 1; n <= STORED_LIMITS.threads; n++) await storeMessages(idOf(n), [messageNumber(1)])
  vi.useRealTimers()
  await storeMessages(idOf(0), [messageNumber(1)])
  await storeMessages(idOf(30), [messageNumber(1)])
  expect((await storedMessages(idOf(0)))?.items).toHaveLength(1)
  expect((await storedMessages(idOf(30)))?.items).toHaveLength(1)
})

test('the list is kept by folder and side, the newest first; an opened one with what it shows', async () => {
  const opened = {
    ...threadOf({ id: idOf(1), at: '2026-06-01T08:00:00.000Z' }),
    receipt: null,
    isPeerHere: null,
    isPeerNew: false,
    isTextOnly: false,
    pinnedMessage: null,
    slowSeconds: 0,
    isOwnersOnly: false,
  }
  await storeThreads([opened])
  await storeThreads([
    threadOf({ id: idOf(1), at: '2026-06-01T08:00:00.000Z', unread: 3 }),
    threadOf({ id: idOf(2), side: 'buying' }),
    threadOf({ id: idOf(3), isArchived: true }),
  ])
  const ids = async (filter: Parameters<typeof storedThreads>[0]) =>
    (await storedThreads(filter))?.items.map(({ id }) => id)
  expect(await ids(INBOX)).toEqual([idOf(2), idOf(1)])
  expect(await ids({ ...INBOX, side: 'buying' })).toEqual([idOf(2)])
  expect(await ids({ folder: 'archived' })).toEqual([idOf(3)])
  expect(await storedThreads({ ...INBOX, q: 'sofa' })).toBeNull()
  expect(await storedThread(idOf(1))).toMatchObject({ unread: 3, slowSeconds: 0 })
  expect(await storedThread(idOf(2))).toBeNull()
})

test('another person finds nothing of it, and whoever comes back neither', async () => {
  await storeThreads([threadOf()])
  storeFor('abel')
  expect((await storedThreads(INBOX))?.items).toEqual([])
  storeFor('sara')
  expect((await storedThreads(INBOX))?.items).toEqual([])
})

test('after signing out nothing is there, and nothing is kept', async () => {
  await storeThreads([threadOf()])
  await clearStoredMessages()
  await storeThreads([threadOf()])
  expect(await storedThreads(INBOX)).toBeNull()
  storeFor('sara')
  expect((await storedThreads(INBOX))?.items).toEqual([])
})

test('it stands in only where no answer came', async () => {
  await storeMessages(THREAD, [messageNumber(1)])
  const read = () => storedMessages(THREAD)
  const failing = (code: 'network' | 'server.unexpected') => () => Promise.reject(new CallError(code, 0))
  expect(await orStored(failing('network'), read)).toMatchObject({ isPersisted: true })
  await expect(orStored(failing('server.unexpected'), read)).rejects.toThrow('server.unexpected')
  await expect(orStored(failing('network'), () => null)).rejects.toThrow('network')
})

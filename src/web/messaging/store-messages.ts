import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb'
import { registerDatabase } from '#web/platform/device/database-names.ts'
import type { Message } from '#contract/messaging/messages/message.ts'
import { OpenThread, Thread, type ThreadId } from '#contract/messaging/threads/thread.ts'
import { Message as MessageShape } from '#contract/messaging/messages/message.ts'
import { CallError } from '#web/platform/call/call-error.ts'
import type { MessagePage } from './message-pages-policy.ts'
import { folderOf, type ThreadFilter, type ThreadPage } from './thread-pages-policy.ts'

/** What stays readable without a connection: so many conversations, and of each the newest messages. */
export const STORED_LIMITS = { threads: 20, messages: 200 } as const

interface StoredMessages {
  threadId: ThreadId
  /** When it was last written here, in milliseconds: what was not for longest goes first. */
  at: number
  items: Message[]
}

interface Schema extends DBSchema {
  owner: { key: 'owner'; value: string }
  threads: { key: string; value: unknown }
  messages: { key: string; value: StoredMessages; indexes: { at: number } }
}

const NAME = 'messages'
/** From 2 on nothing names the account of somebody one matched with: what was kept before goes. */
const VERSION = 2

let ownerId: string | null = null
let opened: Promise<IDBPDatabase<Schema>> | null = null

/** From now on it is kept for this person; what another one left here goes. */
export function storeFor(userId: string): void {
  if (ownerId === userId) return
  ownerId = userId
  opened = null
}

/** Nothing is kept any more, and what was is gone. */
export async function clearStoredMessages(): Promise<void> {
  const former = opened
  ownerId = null
  opened = null
  const db = await former?.catch(() => null)
  db?.close()
  if ('indexedDB' in globalThis) await deleteDB(NAME)
}

async function open(userId: string): Promise<IDBPDatabase<Schema>> {
  registerDatabase(NAME)
  const db = await openDB<Schema>(NAME, VERSION, {
    upgrade(made) {
      for (const name of made.objectStoreNames) made.deleteObjectStore(name)
      made.createObjectStore('owner')
      made.createObjectStore('threads')
      made.createObjectStore('messages', { keyPath: 'threadId' }).createIndex('at', 'at')
    },
    // whoever signs out in another tab empties the device
    blocking() {
      opened = null
      db.close()
    },
    terminated() {
      opened = null
    },
  })
  if ((await db.get('owner', 'owner')) !== userId) {
    const change = db.transaction(['owner', 'threads', 'messages'], 'readwrite')
    await change.objectStore('threads').clear()
    await change.objectStore('messages').clear()
    await change.objectStore('owner').put(userId, 'owner')
    await change.done
  }
  return db
}

/** Null where nobody is signed in, and in browsers that keep nothing. */
async function openStore(): Promise<IDBPDatabase<Schema> | null> {
  if (ownerId === null || !('indexedDB' in globalThis)) return null
  opened ??= open(ownerId)
  return opened.catch((error: unknown) => {
    opened = null
    console.warn('messages are not kept', error)
    return null
  })
}

/** The answer of the server; where there is none, what this device kept. Any other failure stays one. */
export async function orStored<T>(ask: () => Promise<T>, read: () => Promise<T | null> | null): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'network') throw error
    const found = await read()
    if (found === null) throw error
    return found
  }
}

/** The newest messages of a conversation; those not written to for longest make room. */
export async function storeMessages(threadId: ThreadId, items: readonly Message[]): Promise<void> {
  const db = await openStore()
  if (!db || items.length === 0) return
  const change = db.transaction('messages', 'readwrite')
  const now = Date.now()
  await change.store.put({ threadId, at: now, items: items.slice(-STORED_LIMITS.messages) })
  const age = change.store.index('at')
  // written while the clock was ahead: they would count as newer than whatever is read from now on
  for (const early of await age.getAll(IDBKeyRange.lowerBound(now, true)))
    await change.store.put({ ...early, at: now - 1 })
  const byAge = await age.getAllKeys()
  for (const key of byAge.slice(0, -STORED_LIMITS.threads)) await change.store.delete(key)
  await change.done
}

export async function storedMessages(threadId: ThreadId): Promise<MessagePage | null> {
  const found = await (await openStore())?.get('messages', threadId)
  const items = MessageShape.array().safeParse(found?.items)
  return items.success ? { items: items.data, hasMore: false, isPersisted: true } : null
}

/** Conversations as they were last seen; the opened ones with what only they show. */
export async function storeThreads(threads: readonly Thread[]): Promise<void> {
  const db = await openStore()
  if (!db) return
  const change = db.transaction('threads', 'readwrite')
  for (const thread of threads) {
    const before: unknown = await change.store.get(thread.id)
    await change.store.put(isRecord(before) ? { ...before, ...thread } : thread, thread.id)
  }
  const all = (await change.store.getAll())
    .map((one) => Thread.safeParse(one))
    .flatMap(({ data }) => data ?? [])
  for (const { id } of all.toSorted(byTime).slice(STORED_LIMITS.threads)) await change.store.delete(id)
  await change.done
}

export async function forgetThread(threadId: ThreadId): Promise<void> {
  const db = await openStore()
  await db?.delete('threads', threadId)
  await db?.delete('messages', threadId)
}

export async function storedThreads({ folder, side, q }: ThreadFilter): Promise<ThreadPage | null> {
  const db = await openStore()
  if (!db || q !== undefined) return null
  const all = (await db.getAll('threads')).flatMap((one) => Thread.safeParse(one).data ?? [])
  const items = all.filter((one) => folderOf(one) === folder && (side === undefined || one.side === side))
  return { items: items.toSorted(byTime), nextCursor: null, isPersisted: true }
}

/** Null for one that was never opened on this device. */
export async function storedThread(threadId: ThreadId): Promise<OpenThread | null> {
  const found = await (await openStore())?.get('threads', threadId)
  return OpenThread.safeParse(found).data ?? null
}

const byTime = (one: Thread, other: Thread): number => (one.at < other.at ? 1 : -1)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

import type { Query } from '@tanstack/react-query'
import type { DBSchema } from 'idb'
import { CallError } from './call-error.ts'
import { deviceStore } from '#web/platform/device/device-store.ts'
import { storedUserId } from '#web/platform/session/session-store.ts'

/**
 * A list is shown as it was while it is asked for anew, and so is a row, which is what a list says of one thing; a
 * detail is asked for first, and shown as it was where no answer comes.
 */
export type PersistedKind = 'list' | 'row' | 'detail'

/** How a query says that its answer stays on the device: see `kept` in api.ts. */
export interface PersistPolicy {
  kind: PersistedKind
  /** Does it have the shape that this build expects? */
  fits: (answer: unknown) => boolean
}

/** How many of each stay; those written longest ago make room. */
export const PERSISTED_LIMIT: Record<PersistedKind, number> = { list: 50, row: 200, detail: 100 }
const DAY = 24 * 60 * 60_000
/** Milliseconds: what is older is shown to nobody. */
export const PERSISTED_FOR = 30 * DAY
/** Milliseconds that a detail waits for the server before it is shown as it was. */
export const PATIENCE = 4000

interface Entry {
  /** Whose it is, and which question it answers. */
  key: string
  kind: PersistedKind
  /** Milliseconds, by the clock of the device, which may be wrong. */
  at: number
  answer: unknown
}

interface Schema extends DBSchema {
  answers: { key: string; value: Entry; indexes: { age: [PersistedKind, number] } }
}

const open = deviceStore<Schema>('answers', (made) => {
  made.createObjectStore('answers', { keyPath: 'key' }).createIndex('age', ['kind', 'at'])
})

/** A device that keeps nothing, or has no room, has the app online all the same. */
const note = (error: unknown): void => console.warn('answers are not kept', error)

/** The server has it no more, or not for this person: what is kept of it must not be shown again. */
export const isRefused = (error: unknown): boolean =>
  error instanceof CallError && [403, 404, 410].includes(error.status)

const keyOf = (owner: string | null, { queryHash }: Pick<Query, 'queryHash'>) => `${owner ?? ''} ${queryHash}`

/**
 * The answer to a question that is under way, or the one of last time. Where the latter is shown first, the query
 * gets the other as soon as it comes, a refusal too.
 */
export async function fetchPersisted<T>(asked: Promise<T>, query: Query, keeping: PersistPolicy): Promise<T> {
  const owner = await storedUserId()
  const key = keyOf(owner, query)
  const answered = asked.then(
    (answer) => {
      void store(owner, { key, kind: keeping.kind, at: Date.now(), answer }).catch(note)
      return answer
    },
    (error: unknown) => {
      if (isRefused(error)) void forget(key).catch(note)
      throw error
    },
  )
  // who waits for it below may have been answered by then
  answered.catch(() => undefined)
  if (query.state.data !== undefined) return answered

  const found = read(key, keeping).catch((error: unknown) => {
    note(error)
    return null
  })
  const first = await firstOf(answered, found, keeping.kind)
  if (!('stored' in first)) return first.answer
  void follow(query, first.stored, answered)
  return first.stored.answer as T
}

type First<T> = { answer: T } | { stored: Entry }

/** @throws what the server said, where nothing is kept or it refuses */
async function firstOf<T>(
  answered: Promise<T>,
  found: Promise<Entry | null>,
  kind: PersistedKind,
): Promise<First<T>> {
  const fromServer = answered.then((answer): First<T> => ({ answer }))
  const stored = await Promise.race([found, fromServer.then(() => null).catch(() => found)])
  if (stored === null) return fromServer
  let timer: ReturnType<typeof setTimeout> | undefined
  const impatient = new Promise<First<T>>((resolve) => {
    if (kind !== 'detail') resolve({ stored })
    else timer = setTimeout(() => resolve({ stored }), PATIENCE)
  })
  try {
    return await Promise.race([fromServer, impatient])
  } catch (error) {
    if (isRefused(error)) throw error
    return { stored }
  } finally {
    clearTimeout(timer)
  }
}

/** What the app itself wrote into the cache, such as what it has just saved, is kept like an answer. */
export async function persistWritten(query: Query, { kind }: PersistPolicy): Promise<void> {
  const owner = await storedUserId()
  const { data: answer } = query.state
  const entry = { key: keyOf(owner, query), kind, at: Date.now(), answer }
  if (answer !== undefined) await store(owner, entry).catch(note)
}

/** What was shown from the device is stale; the answer replaces it unless something else has meanwhile. */
async function follow<T>(query: Query, stored: Entry, answered: Promise<T>): Promise<void> {
  const isStillShown = () => query.state.data === stored.answer
  await nextTurn()
  if (isStillShown()) query.setState({ dataUpdatedAt: stored.at })
  try {
    const answer = await answered
    if (isStillShown()) query.setData(answer, { manual: true })
    else query.invalidate()
  } catch (error) {
    if (isRefused(error) && isStillShown()) refuse(query, error as Error)
  }
}

/** By then the query has taken what it was given; it thinks it fresh. */
const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Takes an answer off the screen that the server does not stand by any more. */
export function refuse(query: Query, error: Error): void {
  query.setState({ data: undefined, dataUpdatedAt: 0, status: 'error', error, fetchStatus: 'idle' })
}

/** Null also for what is too old or no longer understood, which goes. A clock that was put back tells no age. */
async function read(key: string, { fits }: PersistPolicy): Promise<Entry | null> {
  if (!('indexedDB' in globalThis)) return null
  const entry = await (await open()).get('answers', key)
  if (!entry) return null
  const age = Date.now() - entry.at
  if (age < PERSISTED_FOR && fits(entry.answer)) return age < 0 ? { ...entry, at: 0 } : entry
  await forget(key)
  return null
}

async function store(owner: string | null, entry: Entry): Promise<void> {
  if (!('indexedDB' in globalThis) || (await storedUserId()) !== owner) return
  const change = (await open()).transaction('answers', 'readwrite')
  await change.store.put(entry)
  const { kind, at } = entry
  const age = change.store.index('age')
  // written while the clock was ahead: they would count as newer than whatever is read from now on
  for (const early of await age.getAll(IDBKeyRange.bound([kind, at], [kind, Infinity], true)))
    await change.store.put({ ...early, at: at - 1 })
  const byAge = await age.getAllKeys(IDBKeyRange.bound([kind, -Infinity], [kind, Infinity]))
  for (const key of byAge.slice(0, -PERSISTED_LIMIT[kind])) await change.store.delete(key)
  await change.done
}

async function forget(key: string): Promise<void> {
  if ('indexedDB' in globalThis) await (await open()).delete('answers', key)
}

/** Nothing of anybody stays. */
export async function clearPersisted(): Promise<void> {
  if ('indexedDB' in globalThis) await (await open()).clear('answers')
}

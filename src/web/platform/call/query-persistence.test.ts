import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query'
import * as inMemory from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { api } from './api.ts'
import { createCache, forgetAnswers } from './cache.ts'
import { setTransport } from './call.ts'
import { clearPersisted, PERSISTED_LIMIT, PERSISTED_FOR, PATIENCE } from './query-persistence.ts'
import { SESSION_KEY } from '#web/platform/session/session-store.ts'

const readBasket = operation({
  name: 'baskets.read-basket',
  method: 'GET',
  path: '/api/baskets/{id}',
  access: 'anyone',
  summary: 'A basket',
  input: z.object({ id: z.string() }),
  output: z.object({ colour: z.string(), nextCursor: z.string().nullable().optional() }),
  errors: { 'baskets.gone': 410, 'baskets.busy': 409 },
})

type Kind = 'list' | 'row' | 'detail'
const noNetwork = () => Promise.reject(new TypeError('no network'))
type Answer = { colour: string } | Refusal<'baskets.gone' | 'baskets.busy'>
const serve = (answer: () => Answer | Promise<Answer>) =>
  setTransport({ fetch: fakeServer(fake(readBasket)(answer)) })

/** A server that answers on demand. */
function serveLate(answer: Answer): () => void {
  const gate = Promise.withResolvers<Answer>()
  serve(() => gate.promise)
  return () => gate.resolve(answer)
}

/** A page that has just been opened, until it is left. */
function open(kind: Kind, id = '1') {
  const cache = createCache()
  const observer = new QueryObserver(cache, {
    ...api(readBasket).queryOptions({ id }),
    ...api(readBasket).kept(kind),
    retry: false,
  })
  const seen: (string | null)[] = []
  const note = () => {
    const { data, error } = observer.getCurrentResult()
    const said = data?.colour ?? (error ? error.message : null)
    if (said !== seen.at(-1)) seen.push(said)
  }
  const leave = observer.subscribe(note)
  return { cache, observer, seen, leave }
}

/** Read once, and kept. */
async function readOnce(kind: Kind, colour: string, id = '1'): Promise<void> {
  serve(() => ({ colour }))
  const { seen, leave } = open(kind, id)
  await vi.waitFor(() => expect(seen.at(-1)).toBe(colour))
  leave()
  await vi.waitFor(async () => expect(await storedKeys()).toContain(id))
}

const database = () =>
  new Promise<IDBDatabase>((done, fail) => {
    const request = indexedDB.open('answers', 1)
    request.addEventListener('success', () => done(request.result))
    request.addEventListener('error', () => fail(request.error ?? new Error('not opened')))
  })

interface Entry {
  key: string
  at: number
  answer: unknown
}

async function storedEntries(): Promise<Entry[]> {
  const db = await database()
  const entries = await new Promise<Entry[]>((done, fail) => {
    const request = db.transaction('answers').objectStore('answers').getAll()
    request.addEventListener('success', () => done(request.result as Entry[]))
    request.addEventListener('error', () => fail(request.error ?? new Error('not read')))
  })
  db.close()
  return entries
}
const storedKeys = async () => (await storedEntries()).map(({ key }) => /"id":"([^"]+)"/.exec(key)?.[1])

async function tamper(change: (entry: Entry) => Entry): Promise<void> {
  const entries = await storedEntries()
  const db = await database()
  const writing = db.transaction('answers', 'readwrite')
  for (const entry of entries) writing.objectStore('answers').put(change(entry))
  await new Promise((done) => writing.addEventListener('complete', done))
  db.close()
}

const device = new inMemory.IDBFactory()

beforeEach(() => {
  Object.assign(globalThis, inMemory, { indexedDB: device })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(async () => {
  Object.assign(globalThis, { indexedDB: device })
  await clearPersisted()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test.each(['list', 'row', 'detail'] as const)(
  'a %s that was read once is there without a connection',
  async (kind) => {
    await readOnce(kind, 'red')
    setTransport({ fetch: noNetwork })
    const { seen, leave } = open(kind)
    await vi.waitFor(() => expect(seen).toEqual([null, 'red']))
    leave()
  },
)

test('a list is shown as it was until the server has answered', async () => {
  await readOnce('list', 'red')
  const answer = serveLate({ colour: 'green' })
  const { seen, leave } = open('list')
  await vi.waitFor(() => expect(seen).toEqual([null, 'red']))
  answer()
  await vi.waitFor(() => expect(seen).toEqual([null, 'red', 'green']))
  leave()
})

test('a detail waits for the server, but not for ever', async () => {
  await readOnce('detail', 'red')
  serve(() => ({ colour: 'green' }))
  const prompt = open('detail')
  await vi.waitFor(() => expect(prompt.seen).toEqual([null, 'green']))
  prompt.leave()
  await vi.waitFor(async () => expect((await storedEntries())[0]?.answer).toEqual({ colour: 'green' }))
  const answer = serveLate({ colour: 'blue' })
  const { seen, leave } = open('detail')
  await vi.waitFor(() => expect(seen).toEqual([null, 'green']), { timeout: PATIENCE + 2000 })
  answer()
  await vi.waitFor(() => expect(seen).toEqual([null, 'green', 'blue']))
  leave()
})

test('a list that was shown as it was goes when the server refuses it', async () => {
  await readOnce('list', 'red')
  const answer = serveLate(new Refusal('baskets.gone'))
  const { seen, leave } = open('list')
  await vi.waitFor(() => expect(seen).toEqual([null, 'red']))
  answer()
  await vi.waitFor(() => expect(seen.at(-1)).toBe('baskets.gone'))
  leave()
})

test.each(['list', 'row', 'detail'] as const)(
  'a %s that the server refuses is not shown any more, without a connection neither',
  async (kind) => {
    await readOnce(kind, 'red')
    serve(() => new Refusal('baskets.gone'))
    const refused = open(kind)
    await vi.waitFor(() => expect(refused.seen.at(-1)).toBe('baskets.gone'))
    refused.leave()
    await vi.waitFor(async () => expect(await storedEntries()).toEqual([]))
    setTransport({ fetch: noNetwork })
    const { seen, leave } = open(kind)
    await vi.waitFor(() => expect(seen).toEqual([null, 'network']))
    leave()
  },
)

test('what is on the screen goes at a refusal too, and stays at any other failure', async () => {
  serve(() => ({ colour: 'red' }))
  const { seen, observer, leave } = open('detail')
  await vi.waitFor(() => expect(seen.at(-1)).toBe('red'))
  serve(() => new Refusal('baskets.busy'))
  await observer.refetch()
  expect(observer.getCurrentResult().data).toEqual({ colour: 'red' })
  serve(() => new Refusal('baskets.gone'))
  await observer.refetch()
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBeUndefined())
  expect(seen.at(-1)).toBe('baskets.gone')
  leave()
})

test('an entry that cannot be understood is dropped, and the app goes on', async () => {
  await readOnce('list', 'red')
  await tamper((entry) => ({ ...entry, answer: { colour: 7 } }))
  serve(() => ({ colour: 'green' }))
  const { seen, leave } = open('list')
  await vi.waitFor(() => expect(seen).toEqual([null, 'green']))
  leave()
})

test('a clock that went on by a year forgets, one that was put back is asked again', async () => {
  await readOnce('detail', 'red')
  await tamper((entry) => ({ ...entry, at: Date.now() + 365 * 86_400_000 }))
  setTransport({ fetch: noNetwork })
  const before = open('detail')
  await vi.waitFor(() => expect(before.seen).toEqual([null, 'red']))
  await vi.waitFor(() => expect(before.observer.getCurrentResult().isStale).toBe(true))
  before.leave()
  await tamper((entry) => ({ ...entry, at: Date.now() - PERSISTED_FOR }))
  const after = open('detail')
  await vi.waitFor(() => expect(after.seen).toEqual([null, 'network']))
  after.leave()
})

test('nobody is shown what somebody else was answered', async () => {
  localStorage.setItem(SESSION_KEY, JSON.stringify({ user: { id: 'sara' } }))
  await readOnce('list', 'hers')
  localStorage.setItem(SESSION_KEY, JSON.stringify({ user: { id: 'abel' } }))
  setTransport({ fetch: noNetwork })
  const { seen, cache, leave } = open('list')
  await vi.waitFor(() => expect(seen).toEqual([null, 'network']))
  leave()
  forgetAnswers(cache)
  await vi.waitFor(async () => expect(await storedEntries()).toEqual([]))
})

test('the oldest make room', async () => {
  await readOnce('list', 'red', 'first')
  for (let n = 0; n < PERSISTED_LIMIT.list; n++) {
    const { seen, leave } = open('list', `${n}`)
    await vi.waitFor(() => expect(seen.at(-1)).toBe('red'))
    leave()
  }
  await vi.waitFor(async () => {
    const keys = await storedKeys()
    expect(keys).toHaveLength(PERSISTED_LIMIT.list)
    expect(keys).not.toContain('first')
  })
})

test('what was written while the clock was a year ahead makes room for what is read now', async () => {
  await readOnce('list', 'red')
  const [entry] = await storedEntries()
  if (!entry) throw new Error('Nothing was kept.')
  const db = await database()
  const writing = db.transaction('answers', 'readwrite')
  const ahead = Date.now() + 365 * 86_400_000
  for (let n = 0; n < PERSISTED_LIMIT.list; n++)
    writing.objectStore('answers').put({ ...entry, key: ` ahead ${n}`, at: ahead + n })
  await new Promise((done) => writing.addEventListener('complete', done))
  db.close()
  for (const id of ['2', '3', '4']) await readOnce('list', 'green', id)
  const entries = await storedEntries()
  expect(entries).toHaveLength(PERSISTED_LIMIT.list)
  expect(await storedKeys()).toEqual(expect.arrayContaining(['2', '3', '4']))
  expect(Math.max(...entries.map(({ at }) => at))).toBeLessThanOrEqual(Date.now())
})

test('what the app has just saved is kept as well', async () => {
  serve(() => ({ colour: 'red' }))
  const { cache, seen, leave } = open('detail')
  await vi.waitFor(() => expect(seen.at(-1)).toBe('red'))
  cache.setQueryData(api(readBasket).key({ id: '1' }), { colour: 'saved' })
  await vi.waitFor(async () => expect((await storedEntries())[0]?.answer).toEqual({ colour: 'saved' }))
  leave()
})

test('a device that keeps nothing has the app online', async () => {
  Reflect.deleteProperty(globalThis, 'indexedDB')
  serve(() => ({ colour: 'red' }))
  const { seen, leave } = open('list')
  await vi.waitFor(() => expect(seen).toEqual([null, 'red']))
  leave()
})

test('storage that is full or refused is noted, and no more', async () => {
  vi.spyOn(inMemory.IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  serve(() => ({ colour: 'red' }))
  const { seen, leave } = open('list')
  await vi.waitFor(() => expect(seen).toEqual([null, 'red']))
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalledWith('answers are not kept', expect.anything()))
  leave()
})

test('pages of a list are kept together', async () => {
  const cache = () => {
    const observer = new InfiniteQueryObserver(createCache(), {
      ...api(readBasket).infiniteOptions(() => ({ id: '1' })),
      ...api(readBasket).kept('list'),
      retry: false,
    })
    const leave = observer.subscribe(() => undefined)
    return { observer, leave }
  }
  serve(() => ({ colour: 'red' }))
  const first = cache()
  await vi.waitFor(() => expect(first.observer.getCurrentResult().data?.pages).toHaveLength(1))
  first.leave()
  await vi.waitFor(async () => expect(await storedEntries()).toHaveLength(1))
  setTransport({ fetch: noNetwork })
  const again = cache()
  await vi.waitFor(() => expect(again.observer.getCurrentResult().data?.pages).toEqual([{ colour: 'red' }]))
  again.leave()
})

import { once } from 'node:events'
import { createServer } from 'node:http'
import { io, Manager, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { UserId } from '#contract/profiles/profile.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { hasRedis, newRedisServer, type RedisServer } from '#server/testing/redis-server.ts'
import type { Member } from '#server/platform/caller.ts'
import { type LiveAdapter, newLiveAdapter } from './live-adapter.ts'
import { newRedisAdapter } from './live-redis.ts'
import { newLive, type LiveServer } from './live.ts'

// Two servers over one database or one Redis: what one pushes reaches the connections of the other.

const SARA = UserId.parse('00000000-0000-7000-8000-000000000001')
const MEMBER: Member = { userId: SARA, role: 'user', sessionId: 'session' }
const SLOWLY = { timeout: 15_000, interval: 200 }

interface Running {
  live: LiveServer
  url: string
  close(): Promise<void>
}

interface Pair {
  servers: Running[]
  sockets: Socket[]
  /** What the servers had to say. */
  lines: string[]
}

async function startServer(
  adapterOf: (log: Log) => LiveAdapter,
  lines: string[],
  trustProxy: string[] = [],
): Promise<Running> {
  const log = newLog(lines)
  const live = newLive(log, adapterOf(log))
  const http = createServer().listen(0, '127.0.0.1')
  await once(http, 'listening')
  live.attach(http, async (tokens) => new Map(tokens.map((token) => [token, MEMBER])), trustProxy)
  const address = http.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const close = async () => {
    await live.close()
    http.close()
  }
  return { live, url: `http://127.0.0.1:${port}`, close }
}

type Log = ReturnType<typeof newLog>
const newLog = (lines: string[]) => {
  const say = (_fields: unknown, message: string) => void lines.push(message)
  return { info: say, warn: say, error: say }
}

/** Two servers with one connection each, from the first test of a block to its last. */
function startPair(adapterOf: (log: Log) => LiveAdapter): Pair {
  const pair: Pair = { servers: [], sockets: [], lines: [] }
  beforeAll(async () => {
    for (const _ of ['one', 'other']) pair.servers.push(await startServer(adapterOf, pair.lines))
    for (const { url } of pair.servers) {
      const socket = io(url, { auth: { token: 'sara' }, transports: ['websocket'] })
      pair.sockets.push(socket)
      await new Promise<void>((done) => socket.once('connect', done))
    }
  })
  afterAll(async () => {
    for (const socket of pair.sockets) socket.close()
    for (const server of pair.servers) await server.close()
  })
  return pair
}

/** Pushes from the first server until these connections have heard it: a lost message is sent again. */
async function hear({ servers, sockets }: Pair, event: string, payload: unknown): Promise<unknown[]> {
  const received: unknown[] = []
  sockets.forEach((socket, index) => socket.once(event, (arrived: unknown) => (received[index] = arrived)))
  const send = () => {
    servers[0]?.live.toUsers([SARA], event, payload)
    return Object.keys(received).length
  }
  await expect.poll(send, SLOWLY).toBe(sockets.length)
  return received
}

async function dropEverywhere({ servers, sockets }: Pair): Promise<unknown[]> {
  const gone = sockets.map((socket) => new Promise<unknown>((done) => socket.once('disconnect', done)))
  const drop = () => {
    servers[0]?.live.dropSession('session')
    return sockets.filter(({ connected }) => connected).length
  }
  await expect.poll(drop, SLOWLY).toBe(0)
  return Promise.all(gone)
}

const LARGE = { text: 'x'.repeat(20_000) }
const SENT_AWAY = ['io server disconnect', 'io server disconnect']

describe('through the database', () => {
  const database = freshDatabase()
  const pair = startPair((log) => newLiveAdapter(database.opened.connection, log))

  test('small and large messages cross', async () => {
    expect(await hear(pair, 'small', { id: 1 })).toEqual([{ id: 1 }, { id: 1 }])
    expect(await hear(pair, 'large', LARGE)).toEqual([LARGE, LARGE])
  })

  test('a database that ends every connection stops no server, and messages cross again', async () => {
    const { pool } = database.opened
    await pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    expect(await hear(pair, 'again', { id: 2 })).toEqual([{ id: 2 }, { id: 2 }])
  })

  test('a session is dropped at every server', async () => {
    expect(await dropEverywhere(pair)).toEqual(SENT_AWAY)
  })
})

describe.skipIf(!hasRedis())('through Redis', () => {
  let redis: RedisServer
  beforeAll(async () => {
    redis = await newRedisServer()
  })
  afterAll(() => redis.end())
  const pair = startPair((log) => newRedisAdapter(redis.url, log))

  test('one that is away at the start keeps nobody out, is logged once, and is found when it comes', async () => {
    const [near] = pair.sockets
    const received = new Promise((done) => near?.once('near', done))
    pair.servers[0]?.live.toUsers([SARA], 'near', { id: 1 })
    expect(await received).toEqual({ id: 1 })
    expect(await pair.servers[0]?.live.isOnline(SARA)).toBe(true)
    await redis.start()
    expect(await hear(pair, 'small', { id: 2 })).toEqual([{ id: 2 }, { id: 2 }])
    expect(await hear(pair, 'large', LARGE)).toEqual([LARGE, LARGE])
    expect(pair.lines.filter((line) => line.startsWith('Redis is away'))).toHaveLength(2)
    expect(pair.lines.filter((line) => line.startsWith('Redis is back'))).toHaveLength(2)
  })

  test('who is served by the other server is here', async () => {
    const [one, other] = pair.servers
    pair.sockets[0]?.disconnect()
    await expect.poll(() => other?.live.isOnline(SARA), SLOWLY).toBe(true)
    await expect.poll(() => one?.live.isOnline(SARA), SLOWLY).toBe(true)
    const isBack = new Promise<void>((done) => pair.sockets[0]?.once('connect', done))
    pair.sockets[0]?.connect()
    await isBack
  })

  test('what is sent while it is away arrives at once here, and there when it is back', async () => {
    await redis.stop()
    const times = () => pair.lines.filter((line) => line.startsWith('Redis is away')).length
    await expect.poll(times, SLOWLY).toBe(4)
    const [near, far] = pair.sockets
    const receivedHere = new Promise((done) => near?.once('meanwhile', done))
    const receivedThere = new Promise((done) => far?.once('meanwhile', done))
    pair.servers[0]?.live.toUsers([SARA], 'meanwhile', { id: 2 })
    expect(await receivedHere).toEqual({ id: 2 })
    await redis.start()
    expect(await receivedThere).toEqual({ id: 2 })
    expect(await hear(pair, 'again', { id: 3 })).toEqual([{ id: 3 }, { id: 3 }])
  })

  test('a session is dropped at every server', async () => {
    expect(await dropEverywhere(pair)).toEqual(SENT_AWAY)
  })
})

test('one person has so many connections and no more', async () => {
  const alone = await startServer(() => null as never, [])
  const open: Socket[] = []
  const connectAs = (token: string) =>
    new Promise<string>((done) => {
      const socket = io(alone.url, {
        auth: { token },
        transports: ['websocket'],
        forceNew: true,
        reconnection: false,
      })
      open.push(socket)
      socket.once('connect', () => done('connected'))
      socket.once('connect_error', ({ message }) => done(message))
    })
  const answers: string[] = []
  for (let n = 0; n < 32; n++) answers.push(await connectAs('sara'))
  expect(answers.filter((answer) => answer === 'connected')).toHaveLength(30)
  expect(answers.slice(30)).toEqual(['live.too-many', 'live.too-many'])
  open[0]?.close()
  await expect.poll(() => connectAs('sara')).toBe('connected')
  for (const socket of open) socket.close()
  await alone.close()
})

test('one address has so many connections and no more, a trusted machine has as many as it opens', async () => {
  const alone = await startServer(() => null as never, [], ['127.0.0.1'])
  const open = new Set<Manager>()
  const openFrom = (address: string) =>
    new Promise<Manager>((done, fail) => {
      const extraHeaders = { 'x-forwarded-for': address }
      const options = { transports: ['websocket'], extraHeaders, reconnection: false, autoConnect: false }
      const manager = new Manager(alone.url, options)
      open.add(manager)
      manager.on('close', () => open.delete(manager))
      manager.open((error) => (error ? fail(error) : done(manager)))
    })
  const times = (count: number, address: string) =>
    Promise.all(Array.from({ length: count }, () => openFrom(address)))
  /** Is one more let in? Only a connection that stays is asked who it is. */
  const oneMore = async (address: string) => {
    const manager = await openFrom(address)
    const socket = manager.socket('/', { auth: { token: 'sara' } })
    return new Promise<boolean>((done) => {
      socket.once('connect', () => done(true))
      manager.once('close', () => done(false))
      socket.connect()
    })
  }
  const [crowd, other, own] = ['203.0.113.9', '203.0.113.10', '127.0.0.1']
  await times(303, crowd)
  await expect.poll(() => open.size).toBe(300)
  expect(await oneMore(crowd)).toBe(false)
  expect(await oneMore(other)).toBe(true)
  await times(303, own)
  expect(await oneMore(own)).toBe(true)
  expect(open.size).toBe(300 + 1 + 303 + 1)
  // an end gives its share back
  for (const manager of [...open].slice(0, 5)) manager.engine.close()
  await expect.poll(() => oneMore(crowd)).toBe(true)
  for (const manager of open) manager.engine.close()
  await alone.close()
})

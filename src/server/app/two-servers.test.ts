import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Block } from '#contract/safety/block.ts'
import { Message, MessageId } from '#contract/messaging/messages/message.ts'
import { OpenThread, type ThreadId } from '#contract/messaging/threads/thread.ts'
import { authenticate, authenticateAll, grantRole } from '#server/auth/public.ts'
import { createMatchConversation, joinChat } from '#server/messaging/public.ts'
import { writeDemoThread } from '#demo/write-demo-thread.ts'
import { openConnections } from '#server/platform/database/open-database.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { type People, type Person, readPeople, tokenOf } from '#server/testing/people.ts'
import { hasRedis, newRedisServer, type RedisServer } from '#server/testing/redis-server.ts'
import { type RoundRobin, startRoundRobin } from '#server/testing/round-robin.ts'
import { worldConfig } from '#server/testing/world-template.ts'
import { httpApp } from './http-app.ts'
import { openPlatform, type RunningPlatform } from './open-platform.ts'
import { registerWorkers } from './workers.ts'

// Two servers over one database behind a proxy that gives each request and each connection to the next one: whom one
// of them serves receives what is written at the other.

const SERVERS = 2
/** A busy machine passes a word on in its own time. */
const SLOWLY = { timeout: 30_000, interval: 50 }
/** Five seconds are promised; a busy machine gets as many again. */
const PROMISED = { timeout: 10_000, interval: 50 }

interface Running {
  platform: RunningPlatform
  port: number
  url: string
  stop(): Promise<void>
}

interface Scene {
  servers: Running[]
  proxy: RoundRobin
  people: People
  end(): Promise<void>
}

async function startScene(
  database: ReturnType<typeof freshDatabase>,
  variables: Record<string, string>,
): Promise<Scene> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mesob-servers-'))
  const servers: Running[] = []
  for (let n = 0; n < SERVERS; n++)
    servers.push(await startServer(database.opened.connection, dataDir, variables))
  const proxy = await startRoundRobin(() => servers.map(({ port }) => port))
  return {
    servers,
    proxy,
    people: await readPeople(database.opened.db),
    async end() {
      proxy.close()
      for (const server of servers) await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function serverOf({ servers }: Pick<Scene, 'servers'>, n: number): Running {
  const server = servers[n]
  if (!server) throw new Error(`There is no server ${n}.`)
  return server
}

async function startServer(
  connection: Parameters<typeof openConnections>[0],
  dataDir: string,
  variables: Record<string, string>,
): Promise<Running> {
  const quiet = () => undefined
  const opened = openConnections(connection)
  const platform = await openPlatform(
    worldConfig(dataDir, variables),
    { info: quiet, warn: quiet, error: quiet },
    opened,
  )
  registerWorkers(platform)
  await platform.jobs.start({ workers: false })
  const app = await httpApp(platform, {
    authenticate: authenticate(platform),
    webFolder: null,
    processMetrics: false,
  })
  platform.live.attach(app.server, authenticateAll(platform))
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  let stopped: Promise<void> | undefined
  const stop = async () => {
    await platform.live.close()
    await app.close()
    await platform.jobs.stop(0)
    await opened.stop()
  }
  return { platform, url, port: Number(new URL(url).port), stop: () => (stopped ??= stop()) }
}

const connected = (socket: Socket) => new Promise<void>((done) => socket.once('connect', done))

function storiesOf(variables: () => Record<string, string>): void {
  const database = freshDatabase('world')
  const sockets: Socket[] = []
  let scene: Scene
  beforeAll(async () => {
    scene = await startScene(database, variables())
  })
  afterAll(async () => {
    for (const socket of sockets) socket.close()
    await scene.end()
  })

  const platform = () => serverOf(scene, 0).platform
  const statusOf = async (
    person: Person,
    method: string,
    path: string,
    body?: object,
    at = scene.proxy.url,
  ) => {
    const token = await tokenOf(platform(), person)
    const answer = await fetch(`${at}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: (await answer.json()) as unknown }
  }
  const ask = async (person: Person, method: string, path: string, body?: object, at?: string) => {
    const answer = await statusOf(person, method, path, body, at)
    expect(answer.status).toBe(200)
    return answer.body
  }
  const write = (person: Person, threadId: ThreadId, text: string) =>
    ask(person, 'POST', `/threads/${threadId}/messages`, {
      id: MessageId.parse(uuidv7()),
      content: { kind: 'text', text },
    })
  const match = (one: Person, other: Person): Promise<ThreadId> => {
    const matchId = uuidv7()
    const first = { userId: one.userId, name: 'Genet' }
    const second = { userId: other.userId, name: 'Biruk' }
    return inTransaction(platform().db, (tx) =>
      createMatchConversation(tx, platform(), { matchId, members: [first, second] }),
    )
  }

  /** Whom one knows by their account. */
  const connect = (one: Person, other: Person): Promise<ThreadId> => {
    const place = { role: 'member', side: null, folder: 'inbox', unread: 0, isArchived: false } as const
    const members = [one, other].map(({ userId }) => ({ ...place, userId }))
    return inTransaction(platform().db, (tx) =>
      writeDemoThread(tx, { kind: 'direct', subjectId: null, opener: one.userId, members, messages: [] }),
    )
  }

  /** A connection, by the proxy unless a server is named, with all that it receives. */
  async function listen(person: Person, at = scene.proxy.url) {
    const token = await tokenOf(platform(), person)
    const socket = io(at, {
      auth: { token },
      transports: ['websocket'],
      reconnectionDelay: 100,
      forceNew: true,
    })
    sockets.push(socket)
    const events: { event: string; payload: Record<string, unknown> }[] = []
    const ended: string[] = []
    socket.onAny((event: string, payload: Record<string, unknown>) => events.push({ event, payload }))
    socket.on('disconnect', (reason) => {
      ended.push(reason)
      // as the app does: whom a server sends away comes back by themselves
      if (reason === 'io server disconnect') socket.connect()
    })
    await connected(socket)
    const received = (event: string) =>
      events.filter((one) => one.event === event).map(({ payload }) => payload)
    const messages = () => received('messaging.message').map(({ message }) => Message.parse(message))
    const numbers = () => messages().map(({ number }) => number)
    return { socket, ended, received, messages, numbers }
  }

  /** Those who listen to each other say so once: until then what is sent is received at one server only. */
  const crossing = async (
    from: { socket: Socket },
    to: { received(event: string): unknown[] },
    threadId: ThreadId,
  ) => {
    await expect
      .poll(async () => {
        from.socket.emit('messaging.typing', { threadId })
        return to.received('messaging.typing').length
      }, SLOWLY)
      .toBeGreaterThan(0)
  }

  test('messages, typing and receipts reach whoever is served by the other server, each once', async () => {
    const { sara, abel } = scene.people
    const threadId = await match(sara, abel)
    const [saras, abels] = [await listen(sara), await listen(abel)]
    expect(new Set(scene.proxy.upgraded).size).toBe(SERVERS)
    await crossing(abels, saras, threadId)
    const thread = OpenThread.parse(await ask(sara, 'GET', `/threads/${threadId}`))
    const memberId = thread.peer?.memberId
    expect(saras.received('messaging.typing')[0]).toEqual({ threadId, memberId })

    for (const n of [1, 2, 3, 4]) await write(n % 2 === 0 ? abel : sara, threadId, `Message ${n}`)
    await expect.poll(saras.numbers, SLOWLY).toEqual([1, 2, 3, 4])
    await expect.poll(abels.numbers, SLOWLY).toEqual([1, 2, 3, 4])

    await write(sara, threadId, 'Message 5')
    await ask(abel, 'POST', `/threads/${threadId}/read`, { deliveredNumber: 5, readNumber: 5 })
    await expect
      .poll(() => saras.received('messaging.receipt').at(-1), SLOWLY)
      .toMatchObject({ threadId, memberId, readNumber: 5 })
  })

  test('coming and going is told to those one talks to at the other server', async () => {
    const { sara, abel } = scene.people
    await connect(sara, abel)
    const settings = { receipts: true, typing: true, presence: true }
    for (const person of [sara, abel]) await ask(person, 'PUT', '/threads/settings', settings)
    for (const socket of sockets.splice(0)) socket.close()
    await expect.poll(() => platform().live.isOnline(abel.userId), SLOWLY).toBe(false)
    const saras = await listen(sara, serverOf(scene, 0).url)
    const presence = () => saras.received('messaging.presence').at(-1)
    const abels = await listen(abel, serverOf(scene, 1).url)
    await expect.poll(presence, SLOWLY).toEqual({ userId: abel.userId, isOnline: true })
    abels.socket.close()
    await expect.poll(presence, SLOWLY).toEqual({ userId: abel.userId, isOnline: false })
  })

  test('whoever is taken out of a chat hears of it at the other server, and nothing more from there', async () => {
    const { hanna, meron } = scene.people
    const joining = {
      kind: 'event',
      subjectId: uuidv7(),
      ownerId: hanna.userId,
      userId: meron.userId,
    } as const
    const threadId = await inTransaction(platform().db, (tx) => joinChat(tx, platform(), joining))
    const other = await match(hanna, meron)
    const hannas = await listen(hanna, serverOf(scene, 0).url)
    const merons = await listen(meron, serverOf(scene, 1).url)
    await crossing(hannas, merons, threadId)
    const at = serverOf(scene, 0).url
    await ask(hanna, 'DELETE', `/threads/${threadId}/members/${meron.userId}`, undefined, at)
    await expect
      .poll(() => merons.received('messaging.thread-changed'), PROMISED)
      .toContainEqual({ threadId })
    await write(hanna, threadId, 'Without her')
    await write(hanna, other, 'With her')
    await expect
      .poll(() => merons.messages().some((message) => message.threadId === other), SLOWLY)
      .toBe(true)
    expect(merons.messages().filter((message) => message.threadId === threadId)).toEqual([])
    const typing: unknown = await merons.socket.emitWithAck('messaging.typing', { threadId })
    expect(typing).toEqual({ error: 'messaging.thread-not-found' })
    expect((await statusOf(meron, 'GET', `/threads/${threadId}/messages`)).status).toBe(404)
  })

  test('a block hides both from each other at both servers', async () => {
    const { sara, meron } = scene.people
    const threadId = await match(sara, meron)
    const saras = await listen(sara, serverOf(scene, 0).url)
    const merons = await listen(meron, serverOf(scene, 1).url)
    await crossing(saras, merons, threadId)
    await ask(sara, 'POST', `/threads/${threadId}/block`, undefined, serverOf(scene, 0).url)
    for (const { received } of [saras, merons])
      await expect.poll(() => received('messaging.thread-changed'), PROMISED).toContainEqual({ threadId })
    for (const person of [sara, meron])
      expect((await statusOf(person, 'GET', `/threads/${threadId}/messages`)).status).toBe(404)
    const typing: unknown = await merons.socket.emitWithAck('messaging.typing', { threadId })
    expect(typing).toEqual({ error: 'messaging.thread-not-found' })
    const { blocks } = (await ask(sara, 'GET', '/blocks')) as { blocks: Block[] }
    for (const { person } of blocks) await ask(sara, 'DELETE', `/blocks/${person.userId}`)
  })

  test('a session that ends at one server ends its connections at the other', async () => {
    const { dawit } = scene.people
    const dawits = await listen(dawit, serverOf(scene, 1).url)
    const refused = new Promise<Error>((done) => dawits.socket.once('connect_error', done))
    const at = serverOf(scene, 0).url
    await ask(dawit, 'DELETE', `/account/sessions/${dawit.sessionId}`, undefined, at)
    await expect.poll(() => dawits.ended, PROMISED).toContain('io server disconnect')
    expect((await refused).message).toBe('auth.signed-out')
  })

  test('a role that was given, and a person who was shut out, are noticed though nobody passed it on', async () => {
    const { abel, hanna } = scene.people
    const [abels, hannas] = [await listen(abel), await listen(hanna)]
    const { db } = platform()
    await grantRole(db, abel.email, 'manager')
    const until = new Date(platform().clock.now().getTime() + 86_400_000)
    await db.updateTable('auth.users').set({ banned_until: until }).where('id', '=', hanna.userId).execute()
    for (const { ended } of [abels, hannas])
      await expect.poll(() => ended, PROMISED).toContain('io server disconnect')
    await expect.poll(() => abels.socket.connected, SLOWLY).toBe(true)
    expect(hannas.socket.connected).toBe(false)
    await db.updateTable('auth.users').set({ banned_until: null }).where('id', '=', hanna.userId).execute()
  })

  test('a server that goes loses nothing: its people come back at the other and catch up by number', async () => {
    const { meron, hanna } = scene.people
    const threadId = await match(meron, hanna)
    const merons = await listen(meron)
    await write(hanna, threadId, 'Message 1')
    await expect.poll(merons.numbers, SLOWLY).toEqual([1])

    const port = scene.proxy.upgraded.at(-1)
    const [gone] = scene.servers.splice(
      scene.servers.findIndex((server) => server.port === port),
      1,
    )
    const isBack = connected(merons.socket)
    await gone?.stop()
    await write(hanna, threadId, 'Message 2')
    await isBack
    const missed = await ask(meron, 'GET', `/threads/${threadId}/messages?after=1`)
    expect(missed).toMatchObject({ items: [{ number: 2 }], hasMore: false })
    await write(hanna, threadId, 'Message 3')
    await expect.poll(() => merons.numbers().includes(3), SLOWLY).toBe(true)
  })
}

describe('joined by the database', () => {
  storiesOf(() => ({ SEVERAL_SERVERS: 'true' }))
})

describe.skipIf(!hasRedis())('joined by Redis', () => {
  let redis: RedisServer
  beforeAll(async () => {
    redis = await newRedisServer()
    await redis.start()
  })
  afterAll(() => redis.end())
  storiesOf(() => ({ REDIS_URL: redis.url }))
})

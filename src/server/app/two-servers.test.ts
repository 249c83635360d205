import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Message, MessageId } from '#contract/messaging/message.ts'
import type { ThreadId } from '#contract/messaging/thread.ts'
import { authenticate, authenticateAll } from '#server/auth/public.ts'
import { createMatchConversation } from '#server/messaging/public.ts'
import { readConfig } from '#server/platform/config.ts'
import { openConnections } from '#server/platform/database/open-database.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { type People, type Person, settlePeople, tokenOf } from '#server/testing/people.ts'
import { httpApp } from './http-app.ts'
import { openPlatform, type RunningPlatform } from './open-platform.ts'
import { registerWorkers } from './workers.ts'

// Two servers over one database behind a proxy that gives each request and each connection to the next one: whom one
// of them serves hears what is written at the other.

const SERVERS = 2
/** A busy machine passes a word on in its own time. */
const SLOWLY = { timeout: 30_000, interval: 50 }

const database = freshDatabase()
const dataDir = mkdtempSync(join(tmpdir(), 'mesob-servers-'))
const servers: Running[] = []
const sockets: Socket[] = []
let proxy: Proxy
let people: People

interface Running {
  platform: RunningPlatform
  port: number
  stop(): Promise<void>
}

beforeAll(async () => {
  for (let n = 0; n < SERVERS; n++) servers.push(await startServer())
  proxy = await startProxy()
  people = await settlePeople(platformOf(0))
})
afterAll(async () => {
  for (const socket of sockets) socket.close()
  proxy.server.close()
  for (const server of servers) await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const platformOf = (n: number): RunningPlatform => {
  const server = servers[n]
  if (!server) throw new Error(`There is no server ${n}.`)
  return server.platform
}

async function startServer(): Promise<Running> {
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    SECRET_KEY: 'ab'.repeat(32),
    RATE_LIMITS: '1000',
    SEVERAL_SERVERS: 'true',
  })
  const quiet = () => undefined
  const opened = openConnections(database.opened.connection)
  const platform = await openPlatform(config, { info: quiet, warn: quiet, error: quiet }, opened)
  registerWorkers(platform)
  await platform.jobs.start({ workers: false })
  const app = await httpApp(platform, {
    authenticate: authenticate(platform),
    webFolder: null,
    processMetrics: false,
  })
  platform.live.attach(app.server, {
    authenticate: authenticate(platform),
    authenticateAll: authenticateAll(platform),
  })
  const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
  let stopped: Promise<void> | undefined
  const stop = async () => {
    await platform.live.close()
    await app.close()
    await platform.jobs.stop(0)
    await opened.stop()
  }
  return { platform, port, stop: () => (stopped ??= stop()) }
}

interface Proxy {
  server: Server
  url: string
  /** The ports that took an upgraded connection, in their order. */
  upgraded: number[]
}

/** Requests and upgrades in turn to the servers that are left. */
async function startProxy(): Promise<Proxy> {
  let turn = 0
  const upgraded: number[] = []
  const next = () => {
    const port = servers[turn++ % servers.length]?.port
    if (port === undefined) throw new Error('No server is left.')
    return port
  }
  const server = createServer((asked, answer) => {
    const { method, url, headers } = asked
    const passed = request({ port: next(), host: '127.0.0.1', method, path: url, headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers)
      got.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  server.on('upgrade', (asked: IncomingMessage, socket, head) => {
    const port = next()
    upgraded.push(port)
    const passed = connect(port, '127.0.0.1', () => {
      const lines = asked.rawHeaders.flatMap((name, index) =>
        index % 2 === 0 ? [`${name}: ${asked.rawHeaders[index + 1]}`] : [],
      )
      passed.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
      passed.write(head)
      passed.pipe(socket).pipe(passed)
    })
    for (const end of [passed, socket]) {
      end.on('error', () => undefined)
      end.on('close', () => (end === passed ? socket : passed).destroy())
    }
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { server, url: `http://127.0.0.1:${port}`, upgraded }
}

const bearer = async (person: Person) => ({ authorization: `Bearer ${await tokenOf(platformOf(0), person)}` })

async function ask(person: Person, method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> {
  const answer = await fetch(`${proxy.url}/api${path}`, {
    method,
    headers: { ...(await bearer(person)), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  expect(answer.status).toBe(200)
  return answer.json()
}

const connected = (socket: Socket) => new Promise<void>((done) => socket.once('connect', done))

/** A connection through the proxy, with all that it is told. */
async function listen(person: Person) {
  const token = await tokenOf(platformOf(0), person)
  const socket = io(proxy.url, { auth: { token }, transports: ['websocket'], reconnectionDelay: 100 })
  sockets.push(socket)
  const told: { event: string; payload: Record<string, unknown> }[] = []
  socket.onAny((event: string, payload: Record<string, unknown>) => told.push({ event, payload }))
  // as the app does: whom a server sends away comes back by themselves
  socket.on('disconnect', (reason) => reason === 'io server disconnect' && socket.connect())
  await connected(socket)
  const numbers = () =>
    told
      .filter(({ event }) => event === 'messaging.message')
      .map(({ payload }) => Message.parse(payload['message']).number)
  const heard = (event: string) => told.filter((one) => one.event === event).map(({ payload }) => payload)
  return { socket, numbers, heard }
}

const write = (person: Person, threadId: ThreadId, text: string) =>
  ask(person, 'POST', `/threads/${threadId}/messages`, {
    id: MessageId.parse(uuidv7()),
    content: { kind: 'text', text },
  })

async function match(one: Person, other: Person): Promise<ThreadId> {
  const platform = platformOf(0)
  const asked = { matchId: uuidv7(), userId: one.userId, otherUserId: other.userId }
  return inTransaction(platform.db, (tx) => createMatchConversation(tx, platform, asked))
}

test('messages, typing and receipts reach whoever is served by the other server, each once', async () => {
  const { sara, abel } = people
  const threadId = await match(sara, abel)
  const [saras, abels] = [await listen(sara), await listen(abel)]
  expect(new Set(proxy.upgraded).size).toBe(SERVERS)
  // those who listen to each other say so once: until then what is sent is heard at one server only
  await expect
    .poll(async () => {
      abels.socket.emit('messaging.typing', { threadId })
      return saras.heard('messaging.typing').length
    }, SLOWLY)
    .toBeGreaterThan(0)
  expect(saras.heard('messaging.typing')[0]).toEqual({ threadId, userId: abel.userId })

  for (const n of [1, 2, 3, 4]) await write(n % 2 === 0 ? abel : sara, threadId, `Message ${n}`)
  await expect.poll(saras.numbers, SLOWLY).toEqual([1, 2, 3, 4])
  await expect.poll(abels.numbers, SLOWLY).toEqual([1, 2, 3, 4])

  await write(sara, threadId, 'Message 5')
  await ask(abel, 'POST', `/threads/${threadId}/read`, { deliveredNumber: 5, readNumber: 5 })
  await expect
    .poll(() => saras.heard('messaging.receipt').at(-1), SLOWLY)
    .toMatchObject({
      threadId,
      userId: abel.userId,
      readNumber: 5,
    })
})

test('a server that goes loses nothing: its people come back at the other and catch up by number', async () => {
  const { meron, hanna } = people
  const threadId = await match(meron, hanna)
  const merons = await listen(meron)
  await write(hanna, threadId, 'Message 1')
  await expect.poll(merons.numbers, SLOWLY).toEqual([1])

  const port = proxy.upgraded.at(-1)
  const [gone] = servers.splice(
    servers.findIndex((server) => server.port === port),
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

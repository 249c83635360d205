import { once } from 'node:events'
import { createServer } from 'node:http'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { UserId } from '#contract/profiles/profile.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { newLiveAdapter } from './live-adapter.ts'
import { newLive, type LiveServer } from './live.ts'

// Two servers over one database: what one pushes reaches the connections of the other.

const SARA = UserId.parse('00000000-0000-7000-8000-000000000001')
const database = freshDatabase()
const servers: { live: LiveServer; url: string; close(): Promise<void> }[] = []
const sockets: Socket[] = []

beforeAll(async () => {
  for (const _ of ['one', 'other']) servers.push(await startServer())
  for (const { url } of servers) {
    const socket = io(url, { auth: { token: 'sara' }, transports: ['websocket'] })
    sockets.push(socket)
    await new Promise<void>((done) => socket.once('connect', done))
  }
})
afterAll(async () => {
  for (const socket of sockets) socket.close()
  for (const server of servers) await server.close()
})

async function startServer() {
  const quiet = () => {}
  const log = { info: quiet, warn: quiet, error: quiet }
  const live = newLive(log, newLiveAdapter(database.opened.connection, log))
  const http = createServer().listen(0, '127.0.0.1')
  await once(http, 'listening')
  live.attach(http, async () => ({ userId: SARA, role: 'user', sessionId: 'session' }))
  const address = http.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const close = async () => {
    await live.close()
    http.close()
  }
  return { live, url: `http://127.0.0.1:${port}`, close }
}

/** Pushes from the first server until both connections have heard it: a lost message is sent again. */
async function hearEverywhere(event: string, payload: unknown): Promise<unknown[]> {
  const heard: unknown[] = []
  sockets.forEach((socket, index) => socket.once(event, (told: unknown) => (heard[index] = told)))
  await expect
    .poll(
      () => {
        servers[0]?.live.toUsers([SARA], event, payload)
        return Object.keys(heard).length
      },
      { timeout: 15_000, interval: 200 },
    )
    .toBe(2)
  return heard
}

test('small and large messages cross', async () => {
  expect(await hearEverywhere('small', { id: 1 })).toEqual([{ id: 1 }, { id: 1 }])
  const large = { text: 'x'.repeat(20_000) }
  expect(await hearEverywhere('large', large)).toEqual([large, large])
})

test('a database that ends every connection stops no server, and messages cross again', async () => {
  const { pool } = database.opened
  await pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  expect(await hearEverywhere('again', { id: 2 })).toEqual([{ id: 2 }, { id: 2 }])
})

test('a session is dropped at every server', async () => {
  const gone = sockets.map((socket) => new Promise<unknown>((done) => socket.once('disconnect', done)))
  await expect
    .poll(
      () => {
        servers[0]?.live.dropSession('session')
        return sockets.filter(({ connected }) => connected).length
      },
      { timeout: 15_000, interval: 200 },
    )
    .toBe(0)
  expect(await Promise.all(gone)).toEqual(['io server disconnect', 'io server disconnect'])
})

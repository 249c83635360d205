import { Server, type Socket } from 'socket.io'
import type * as SocketClient from 'socket.io-client'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { fakeAuth, sessionAnswer } from '#web/testing/fake-auth.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { type LiveConnection, openLive } from './live-client.ts'
import { authClient } from '#web/platform/session/session-client.ts'

// A server of the test's own, which refuses, ends and breaks connections; only its address is not that of the page.

const SARA = { id: '019a0000-0000-7000-8000-000000000001', email: 'sara@example.org' }
const SLOWLY = { timeout: 15_000 }
const News = z.object({ id: z.int() })

const server = new Server(0, { path: '/socket.io', serveClient: false })
/** Signatures of the tokens that were shown, and of the ones that are let in. */
const shown: string[] = []
let good: readonly string[] = []
const sockets: Socket[] = []
server.use((socket, next) => {
  const token: unknown = socket.handshake.auth['token']
  const signature = typeof token === 'string' ? (token.split('.')[2] ?? '') : 'none'
  shown.push(signature)
  next(good.includes(signature) ? undefined : new Error('auth.signed-out'))
})
server.on('connection', (socket) => void sockets.push(socket))

vi.mock('socket.io-client', async (original) => {
  const real = await original<typeof SocketClient>()
  return { ...real, io: (options: object) => real.io(addressOf(server), options) }
})
function addressOf({ httpServer }: Server): string {
  const address = httpServer.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

let live: LiveConnection
const begun = vi.fn<() => void>()
const received = vi.fn<(payload: z.output<typeof News>) => void>()

async function open(...accepted: string[]): Promise<void> {
  good = accepted
  live = openLive()
  live.onBegin(begun)
  live.on('test.news', News, received)
  await vi.waitFor(() => expect(begun).toHaveBeenCalledOnce(), SLOWLY)
}

beforeEach(async () => {
  shown.length = 0
  sockets.length = 0
  begun.mockReset()
  received.mockReset()
  setTransport({
    fetch: fakeAuth({
      'POST /token?grant_type=password': () => sessionAnswer(SARA, 'first'),
      'POST /token?grant_type=refresh_token': () => sessionAnswer(SARA, 'second'),
    }),
  })
  await (await authClient()).signInWithPassword({ email: SARA.email, password: 'a basket of injera' })
})
afterEach(() => live.close())
afterAll(() => server.close())

test('shows the token of the session, and hears what fits', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await open('first')
  expect(shown).toEqual(['first'])
  server.emit('test.news', { id: 'none' })
  server.emit('test.news', { id: 1, more: 'of a later version' })
  await vi.waitFor(() => expect(received.mock.calls).toEqual([[{ id: 1 }]]), SLOWLY)
  expect(warned).toHaveBeenCalledExactlyOnceWith('live', 'test.news', 'id')
  warned.mockRestore()
})

test('says something while it is there, and nothing once it is closed', async () => {
  await open('first')
  const arrived: unknown[] = []
  sockets[0]?.onAny((...words: unknown[]) => arrived.push(words))
  live.emit('test.event', { id: 2 })
  await vi.waitFor(() => expect(arrived).toEqual([['test.event', { id: 2 }]]), SLOWLY)
  const gone = new Promise((done) => sockets[0]?.once('disconnect', done))
  live.close()
  expect(await gone).toBe('client namespace disconnect')
  live.emit('test.event', { id: 3 })
  expect(arrived).toHaveLength(1)
  expect(shown).toHaveLength(1)
})

test.for([
  ['is broken', (socket: Socket | undefined) => socket?.conn.close()],
  ['is ended by the server', (socket: Socket | undefined) => socket?.disconnect(true)],
] as const)('a line that %s comes back, and its user catches up', async ([, end]) => {
  await open('first')
  end(sockets[0])
  await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(2), SLOWLY)
  sockets[1]?.emit('test.news', { id: 4 })
  await vi.waitFor(() => expect(received.mock.calls).toEqual([[{ id: 4 }]]), SLOWLY)
})

test('a token that is refused is renewed, and the new one is shown', async () => {
  await open('second')
  expect(shown).toEqual(['first', 'second'])
  expect(begun).toHaveBeenCalledOnce()
})

test('a device that is back online does not wait for the next try', async () => {
  await open('first')
  // by chance that would be in the next minute
  const chance = vi.spyOn(Math, 'random').mockReturnValue(100)
  sockets[0]?.disconnect(true)
  await vi.waitFor(() => expect(server.sockets.sockets.size).toBe(0), SLOWLY)
  await vi.waitFor(() => {
    dispatchEvent(new Event('online'))
    expect(begun).toHaveBeenCalledTimes(2)
  }, SLOWLY)
  chance.mockRestore()
})

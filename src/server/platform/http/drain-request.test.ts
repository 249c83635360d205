import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text as readAll } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DRAIN_LIMIT } from './drain-request.ts'
import { sampleApp } from './sample-app.fixture.ts'

const { app } = sampleApp({ RATE_LIMITS: '1000' })
const CHUNK = Buffer.alloc(64 * 1024)
let port = 0
beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

interface Sending {
  path?: string
  as?: string
  type?: string
  bytes: number
  /** In chunks, so that nobody knows how many come. */
  isChunked?: boolean
}

/** Sends the whole of it before it looks for an answer, as many clients do. @throws when the connection breaks meanwhile */
async function send({ isChunked = false, ...sending }: Sending): Promise<[head: string, body: string]> {
  const socket = await begin({ ...sending, length: isChunked ? 'transfer-encoding: chunked' : null })
  for (let left = sending.bytes; left > 0; left -= CHUNK.length) {
    const part = CHUNK.subarray(0, Math.min(left, CHUNK.length))
    await write(
      socket,
      isChunked ? Buffer.concat([Buffer.from(`${part.length.toString(16)}\r\n`), part, END]) : part,
    )
  }
  if (isChunked) await write(socket, Buffer.from('0\r\n\r\n'))
  return answerOf(socket)
}

const END = Buffer.from('\r\n')

async function begin({
  path = '/api/uploads',
  as = 'user',
  type = 'image/png',
  bytes,
  length,
}: Sending & { length: string | null }): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const head = [
    `POST ${path} HTTP/1.1`,
    'host: x',
    `authorization: Bearer ${as}`,
    `content-type: ${type}`,
    length ?? `content-length: ${bytes}`,
  ]
  await write(socket, Buffer.from(`${head.join('\r\n')}\r\n\r\n`))
  return socket
}

const write = (socket: Socket, bytes: Buffer) =>
  new Promise<void>((done, fail) => {
    socket.once('error', fail)
    socket.write(bytes, (error) => {
      socket.off('error', fail)
      if (error) fail(error)
      else done()
    })
  })

async function answerOf(socket: Socket): Promise<[head: string, body: string]> {
  const [head = '', body = ''] = (await readAll(socket)).split('\r\n\r\n')
  return [head, body]
}

test.each<[string, Sending, number, string]>([
  ['a file over the limit', { bytes: 12_000_003 }, 413, 'media.too-large'],
  ['one of which nobody told the length', { bytes: 12_000_003, isChunked: true }, 413, 'media.too-large'],
  [
    'JSON over the limit',
    { path: '/api/things', type: 'application/json', bytes: 12_000_003 },
    413,
    'request.too-large',
  ],
  ['what somebody sends who is not signed in', { as: 'expired', bytes: 12_000_003 }, 401, 'auth.signed-out'],
])('%s is refused in words, also to who is still sending', async (_what, sending, status, code) => {
  const [head, body] = await send(sending)
  expect(head).toContain(`HTTP/1.1 ${status} `)
  expect(head.toLowerCase()).toContain('connection: close')
  expect(JSON.parse(body)).toMatchObject({ error: { code } })
})

test('who has far more to send is answered at once', async () => {
  const socket = await begin({ bytes: DRAIN_LIMIT + 1, length: null })
  const [head, body] = await answerOf(socket)
  expect(head).toContain('HTTP/1.1 413 ')
  expect(JSON.parse(body)).toMatchObject({ error: { code: 'media.too-large' } })
})

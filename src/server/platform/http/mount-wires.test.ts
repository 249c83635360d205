import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/platform/app-error.ts'
import { readConfig } from '#server/platform/config.ts'
import { newRateLimits } from '#server/platform/limits/rate-limit.ts'
import type { WireRoute } from '#server/platform/wire.ts'
import { newHttpServer } from './http-server.ts'
import { newHttpMetrics } from './metrics.ts'
import { mountWires } from './mount-wires.ts'

const ECHO = { access: 'anyone', summary: 'Echo', answers: {} }
const wires: WireRoute[] = [
  {
    ...ECHO,
    name: 'echo.json',
    method: 'POST',
    path: '/echo/{id}',
    bodyLimit: 1000,
    cors: { allowHeaders: ['authorization', 'apikey'], exposeHeaders: ['x-total-count'] },
    async before({ headers }) {
      if (headers['apikey'] === 'wrong') throw new AppError('auth.signed-out')
    },
    async run({ params, query, body }) {
      if (query['fail'] !== undefined) throw new TypeError('secret of the inside')
      return { status: 201, body: { params, query, body }, headers: { 'x-total-count': '1' } }
    },
    onError: (error) =>
      error instanceof AppError
        ? { status: error.code === 'request.too-large' ? 413 : 400, body: { code: error.code } }
        : { status: 500, body: { code: 'unexpected_failure' } },
  },
  {
    ...ECHO,
    name: 'echo.bytes',
    method: 'PUT',
    path: '/bytes',
    binaryTypes: ['application/zip'],
    run: async ({ body }) => ({ status: 200, body: Buffer.isBuffer(body) ? body : Buffer.from('none') }),
  },
  {
    ...ECHO,
    name: 'echo.link',
    method: 'GET',
    path: '/link',
    run: async () => ({ status: 303, headers: { location: '/#done' } }),
  },
  {
    ...ECHO,
    name: 'echo.file',
    method: 'GET',
    path: '/file',
    readsOnly: true,
    run: async () => ({
      status: 200,
      body: Uint8Array.of(1, 2, 3),
      headers: { 'content-type': 'image/avif', 'cache-control': 'public, max-age=60' },
    }),
  },
]

let app: FastifyInstance
const faults: unknown[] = []
beforeAll(() => {
  const quiet = () => {}
  const log = { info: quiet, warn: quiet, error: (fields: unknown) => void faults.push(fields) }
  const config = readConfig({ NODE_ENV: 'test', SECRET_KEY: 'ab'.repeat(32), DATA_DIR: '/nowhere' })
  const clock = { now: () => new Date(), advance: async () => {} }
  app = newHttpServer({ config, log }, newHttpMetrics(false))
  mountWires(app, wires, {
    limits: newRateLimits({ factor: 1, points: { 'echo.link': 2 } }, clock, null),
    log,
  })
})
afterAll(() => app.close())

const post = (url: string, payload: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json', ...headers } })

test('a wire gets path, query and body, and answers with its own body', async () => {
  const response = await post('/echo/7?a=1&a=2&b=', '{"x":[1]}')
  expect(response.statusCode).toBe(201)
  expect(response.json()).toEqual({ params: { id: '7' }, query: { a: '1', b: '' }, body: { x: [1] } })
  expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'x-total-count': '1' })
})

test('what the pipeline or the wire refuses is said in the words of the wire', async () => {
  const codes = [
    await post('/echo/7', '{'),
    await post('/echo/7', `"${'x'.repeat(2000)}"`),
    await post('/echo/7', 'x', { 'content-type': 'application/xml' }),
    await post('/echo/7', '{"x":"\\u0000"}'),
    await post('/echo/7', '{}', { apikey: 'wrong' }),
  ]
  expect(codes.map((response) => [response.statusCode, response.json<unknown>()])).toEqual([
    [400, { code: 'request.malformed' }],
    [413, { code: 'request.too-large' }],
    [400, { code: 'request.unsupported-type' }],
    [400, { code: 'request.invalid' }],
    [400, { code: 'auth.signed-out' }],
  ])
})

test('a fault is logged and says nothing of itself', async () => {
  const response = await post('/echo/7?fail', '{}')
  expect([response.statusCode, response.body]).toEqual([500, '{"code":"unexpected_failure"}'])
  expect(faults.at(-1)).toMatchObject({ operation: 'echo.json', error: 'TypeError' })
})

test('no body at all is for the wire to judge', async () => {
  expect((await post('/echo/7', '')).json()).toEqual({ params: { id: '7' }, query: {} })
})

test('pages of other origins may use the wires that allow it, without credentials', async () => {
  const asked = await app.inject({
    method: 'OPTIONS',
    url: '/echo/7',
    headers: { origin: 'https://other.example' },
  })
  expect(asked.statusCode).toBe(204)
  expect(asked.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'authorization, apikey',
  })
  expect(asked.headers['access-control-allow-credentials']).toBeUndefined()
  expect((await post('/echo/7', '{}')).headers['access-control-expose-headers']).toBe('x-total-count')
  expect((await app.inject({ method: 'OPTIONS', url: '/file' })).statusCode).toBe(404)
})

test('bytes come and go as they are', async () => {
  const payload = Buffer.of(0, 255, 10)
  const zip = { 'content-type': 'application/zip' }
  const response = await app.inject({ method: 'PUT', url: '/bytes', payload, headers: zip })
  expect(response.rawPayload).toEqual(payload)
  const file = await app.inject('/file')
  expect(file.headers).toMatchObject({ 'content-type': 'image/avif', 'cache-control': 'public, max-age=60' })
  expect(file.rawPayload).toEqual(Buffer.of(1, 2, 3))
})

test('the head is answered of what only reads: asking for that of a mailed link would use it up', async () => {
  const file = await app.inject({ method: 'HEAD', url: '/file' })
  expect([file.statusCode, file.headers['content-length'], file.body]).toEqual([200, '3', ''])
  expect((await app.inject({ method: 'HEAD', url: '/link' })).statusCode).toBe(404)
})

test('each address has a budget by the name of the wire', async () => {
  const statuses = []
  for (let tries = 0; tries < 3; tries++) statuses.push((await app.inject('/link')).statusCode)
  expect(statuses).toEqual([303, 303, 429])
})

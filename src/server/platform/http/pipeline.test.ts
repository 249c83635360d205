import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text as readAll } from 'node:stream/consumers'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { errorMessage } from '#contract/error-messages.ts'
import type { ErrorBody } from '#contract/kit/errors.ts'
import { sampleApp } from './sample-app.fixture.ts'

const { app, lines } = sampleApp({ RATE_LIMITS: '1000' })
afterAll(() => app.close())

interface Ask {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS' | 'PUT'
  as?: string | undefined
  body?: unknown
  /** The body as it stands on the wire. */
  text?: string
  headers?: Record<string, string>
}

async function ask(url: string, { method = 'GET', as, body, text, headers = {} }: Ask = {}) {
  const payload = text ?? (body === undefined ? undefined : JSON.stringify(body))
  const response = await app.inject({
    method,
    url,
    ...(payload !== undefined && { payload }),
    headers: {
      ...(payload !== undefined && { 'content-type': 'application/json' }),
      ...(as !== undefined && { authorization: `Bearer ${as}` }),
      ...headers,
    },
  })
  const json = response.body === '' ? null : response.json<Partial<ErrorBody> & { [key: string]: unknown }>()
  return { status: response.statusCode, json, error: json?.error, headers: response.headers }
}

const join = (thing: string, more: Ask = {}) =>
  ask(`/api/things/${thing}/join`, { method: 'POST', as: 'user', ...more })
const create = (more: Ask) => ask('/api/things', { method: 'POST', as: 'user', ...more })

describe('who asks', () => {
  test('a visitor may ask what is for anyone', async () => {
    expect((await ask('/api/things')).status).toBe(200)
  })

  test('signed out', async () => {
    const { status, error, headers } = await join('x', { as: undefined })
    expect([status, error?.code, error?.message]).toEqual([401, 'auth.signed-out', 'Not authenticated'])
    expect(headers['connection']).toBe('close')
  })

  test('a token that proves nobody is refused everywhere, so that the browser refreshes it', async () => {
    expect((await join('x', { as: 'expired' })).error?.code).toBe('auth.signed-out')
    expect((await ask('/api/things', { as: 'expired' })).status).toBe(401)
  })

  test('another kind of authorization is none', async () => {
    expect((await ask('/api/things', { headers: { authorization: 'Basic eA==' } })).status).toBe(200)
    expect((await join('x', { as: undefined, headers: { authorization: 'Basic eA==' } })).status).toBe(401)
  })

  test('a role satisfies its own level and those below', async () => {
    const rename = (as: string) => ask('/api/things/x', { method: 'PATCH', as, body: { title: 'New' } })
    expect((await rename('user')).error?.code).toBe('auth.forbidden')
    expect((await rename('manager')).status).toBe(200)
    expect((await rename('admin')).status).toBe(200)
    const remove = (as: string) => ask('/api/things/x', { method: 'DELETE', as, body: { reason: 'old' } })
    expect((await remove('manager')).status).toBe(403)
    expect((await remove('admin')).json).toEqual({ deleted: 'x yes old' })
  })

  test('signed out with too large a body: refused for being signed out, the body unread', async () => {
    const { status } = await create({ as: undefined, body: { title: 'x'.repeat(70_000) } })
    expect(status).toBe(401)
  })
})

describe('input', () => {
  test('a query is read into its types, the empty string is absent', async () => {
    const { json } = await ask('/api/things?q=Tef&limit=&tags[]=a&tags[]=b')
    expect(json?.['asked']).toEqual({ q: 'Tef', limit: 20, tags: ['a', 'b'] })
  })

  test('arrays come with indexes, brackets or repeated', async () => {
    for (const query of ['tags[0]=a&tags[1]=b', 'tags[]=a&tags[]=b', 'tags=a&tags=b']) {
      expect((await ask(`/api/things?${query}`)).json?.['asked']).toMatchObject({ tags: ['a', 'b'] })
    }
  })

  test('every bad field is named with its sentence, key and values', async () => {
    const { status, error } = await ask('/api/things?limit=abc&tags=one')
    expect([status, error?.code]).toEqual([400, 'request.invalid'])
    expect(error?.details).toEqual({
      fields: [
        {
          path: 'tags',
          message: 'Expected array, received string',
          key: 'type',
          values: { expected: 'array', received: 'string' },
        },
        {
          path: 'limit',
          message: 'Expected number, received nan',
          key: 'type',
          values: { expected: 'number', received: 'nan' },
        },
      ],
    })
  })

  test('one value given twice is refused', async () => {
    const { status, error } = await ask('/api/things?q=a&q=b')
    expect(status).toBe(400)
    expect(error?.details).toMatchObject({
      fields: [{ path: 'q', message: 'Expected string, received array' }],
    })
  })

  test('a missing field is Required, an unknown one is named', async () => {
    const { error } = await create({ body: { size: 1, sizes: 2 } })
    expect(error?.details).toMatchObject({
      fields: [
        { path: 'title', message: 'Required' },
        { path: 'size', message: 'Number must be greater than or equal to 2' },
        { path: '', message: "Unrecognized key(s) in object: 'sizes'" },
      ],
    })
  })

  test('fields of the detailed structure are named by their place', async () => {
    const { error } = await ask('/api/things/x?notify=eh', { method: 'DELETE', as: 'admin', body: {} })
    expect(error?.details).toMatchObject({
      fields: [
        { path: 'query.notify', message: 'Invalid option' },
        { path: 'body.reason', message: 'Required' },
      ],
    })
  })

  test('the path ranks before the body', async () => {
    const { json } = await ask('/api/things/right', {
      method: 'PATCH',
      as: 'admin',
      body: { thingId: 'wrong', title: 'New' },
    })
    expect(json).toEqual({ id: 'right', title: 'New' })
  })

  test.for([
    '/api/things?__proto__[x]=1',
    '/api/things?a[__proto__]=1',
    '/api/things?constructor[prototype]=1',
  ])('a query may not reach the prototype: %s', async (url) =>
    expect((await ask(url)).error?.code).toBe('request.malformed'),
  )

  test('a body may not either', async () => {
    const text = '{"title":"abc","__proto__":{"size":3}}'
    expect((await create({ text })).error?.code).toBe('request.malformed')
  })

  test('NUL is refused in query, path and body, at any depth', async () => {
    const refused = [
      await ask('/api/things?q=a%00b'),
      await join('a%00b'),
      await create({ text: '{"title":"abc\\u0000"}' }),
      await create({ text: '{"title":{"deep":["\\u0000"]}}' }),
      await create({ text: '{"ti\\u0000tle":"abc"}' }),
    ]
    for (const { status, error } of refused) expect([status, error?.code]).toEqual([400, 'request.invalid'])
    expect(refused[3]?.error?.details).toMatchObject({ fields: [{ path: 'title.deep.0' }] })
  })

  test('a body nested deeper than the stack is refused like any other', async () => {
    const deep = `${'['.repeat(30_000)}"\\u0000"${']'.repeat(30_000)}`
    expect((await create({ text: `{"title":"abc","x":${deep}}` })).status).toBe(400)
    expect((await join('x', { text: `{"note":"abc","x":${deep.replace('\\u0000', '')}}` })).status).toBe(200)
  })

  test('a text that only speaks of NUL is none', async () => {
    expect((await create({ body: { title: 'the letters \\u0000' } })).status).toBe(201)
  })

  test.for(['{"title":', '', 'null,', '[1', '"text"', '[1]'])('an unreadable body: %s', async (text) => {
    const { status, error } = await create({ text })
    expect([status, error?.code]).toEqual([400, 'request.malformed'])
  })

  test('another content type, or one that lies', async () => {
    const headers = { 'content-type': 'application/xml' }
    expect((await create({ text: '<a/>', headers })).error?.code).toBe('request.unsupported-type')
    expect((await create({ text: 'title=abc', headers: { 'content-type': 'text/plain' } })).status).toBe(415)
  })

  test('too large a body ends the connection', async () => {
    const { status, error, headers } = await create({ body: { title: 'x'.repeat(70_000) } })
    expect([status, error?.code, headers['connection']]).toEqual([413, 'request.too-large', 'close'])
  })

  test('an address longer than any of ours is unknown', async () => {
    const { status, error } = await join('x'.repeat(2000))
    expect([status, error?.code]).toEqual([404, 'request.unknown-route'])
  })

  test('a bad escape in the address', async () => {
    const { status, error, headers } = await join('%zz')
    expect([status, error?.code]).toEqual([400, 'request.malformed'])
    expect(headers['x-request-id']).toBe(error?.requestId)
  })
})

describe('answers', () => {
  test('what the contract does not know is left out, nothing is kept by caches', async () => {
    const { status, json, headers } = await create({ body: { title: '  Injera pan ' } })
    expect([status, json]).toEqual([201, { id: '1', title: 'Injera pan' }])
    expect(headers['cache-control']).toBe('no-store')
  })

  test('raw JSON goes out as it was written', async () => {
    const response = await app.inject('/api/things/browse')
    expect(response.body).toBe('{"items": [{"id":"1","title":"One"}]}')
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
  })

  test('raw JSON of a wrong shape is a fault outside production', async () => {
    expect((await ask('/api/things/browse?shape=wrong')).status).toBe(500)
    expect((await ask('/api/things/browse?shape=none')).status).toBe(400)
  })

  test('a request id is taken over or made', async () => {
    const given = await ask('/api/nothing', { headers: { 'x-request-id': 'abc-12345' } })
    expect([given.headers['x-request-id'], given.error?.requestId]).toEqual(['abc-12345', 'abc-12345'])
    const bad = await ask('/api/things', { headers: { 'x-request-id': 'a b\tc' } })
    expect(bad.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('HEAD answers as GET without a body', async () => {
    const { status, json } = await ask('/api/things', { method: 'HEAD' })
    expect([status, json]).toEqual([200, null])
  })

  test.for(['OPTIONS', 'PUT', 'DELETE'] as const)(
    '%s on an address that has none is unknown',
    async (method) => {
      const { status, error, headers } = await ask('/api/things', {
        method,
        headers: { origin: 'https://elsewhere.example' },
      })
      expect([status, error?.code]).toEqual([404, 'request.unknown-route'])
      expect(headers['access-control-allow-origin']).toBeUndefined()
    },
  )
})

describe('refusals', () => {
  test('a listed code with its status and details', async () => {
    const missing = await join('missing')
    expect([missing.status, missing.error?.code, missing.error?.message]).toEqual([
      404,
      'listings.not-found',
      errorMessage('en', 'listings.not-found'),
    ])
    const stale = await join('stale')
    expect([stale.status, stale.error?.details]).toEqual([409, { version: 7 }])
  })

  test.for(['unlisted', 'broken'])('a fault of ours says nothing of itself: %s', async (thing) => {
    const { status, error } = await join(thing)
    expect([status, error?.code, error?.message]).toEqual([500, 'server.unexpected', 'Something went wrong'])
    expect(error).not.toHaveProperty('details')
    const fault = lines.findLast(({ message }) => message === 'request failed')
    expect(fault?.fields).toMatchObject({ operation: 'things.join-thing', requestId: error?.requestId })
    expect(fault?.fields['stack']).toEqual(expect.any(String))
  })

  test('a database that is away, a disk that is full', async () => {
    const away = await join('away')
    expect([away.status, away.error?.code, away.headers['retry-after']]).toEqual([
      503,
      'server.unavailable',
      '2',
    ])
    const full = await join('full')
    expect([full.status, full.error?.code]).toEqual([507, 'server.storage-full'])
  })

  test('they speak Amharic to whom prefers it, fields included', async () => {
    const headers = { 'accept-language': 'am-ET,am;q=0.9,en;q=0.8' }
    expect((await join('missing', { headers })).error?.message).toBe(errorMessage('am', 'listings.not-found'))
    const { error } = await create({ body: { title: 'ab' }, headers })
    expect(error?.message).toBe(errorMessage('am', 'request.invalid'))
    expect(error?.details).toMatchObject({ fields: [{ path: 'title', message: 'ቢያንስ 3 ፊደላት ሊኖሩት ይገባል' }] })
    const french = await join('missing', { headers: { 'accept-language': 'fr, en-GB;q=0.9, am;q=0.5' } })
    expect(french.error?.message).toBe(errorMessage('en', 'listings.not-found'))
  })

  test('one line for each request, without address, query or person', async () => {
    lines.length = 0
    await create({ body: { title: 'A secret title' }, headers: { 'x-request-id': 'line-0001' } })
    await ask('/api/things?q=secret', { headers: { 'x-request-id': 'line-0002' } })
    await ask('/api/secret', { headers: { 'x-request-id': 'line-0003' } })
    expect(lines.map(({ fields }) => ({ ...fields, ms: typeof fields['ms'] }))).toEqual([
      { operation: 'things.create-thing', status: 201, ms: 'number', requestId: 'line-0001' },
      { operation: 'things.list-things', status: 200, ms: 'number', requestId: 'line-0002' },
      { operation: 'http.unknown-route', status: 404, ms: 'number', requestId: 'line-0003' },
    ])
    expect(JSON.stringify(lines)).not.toContain('secret')
  })
})

describe('uploads', () => {
  const upload = (payload: Buffer, headers: Record<string, string>, url = '/api/uploads?purpose=other') =>
    app.inject({ method: 'POST', url, payload, headers: { authorization: 'Bearer user', ...headers } })

  test('signed out', async () => {
    const response = await upload(Buffer.alloc(200_000), { authorization: '', 'content-type': 'image/png' })
    expect(response.statusCode).toBe(401)
  })

  test('any content type is bytes, JSON too, beside the query', async () => {
    const response = await upload(Buffer.from('{"a":1}'), { 'content-type': 'application/json' })
    expect(response.json()).toEqual({ bytes: 7, contentType: 'application/json', purpose: 'other' })
    expect((await upload(Buffer.from([1, 2]), { 'content-type': 'image/heic' })).json()).toMatchObject({
      bytes: 2,
    })
  })

  test('no body at all is an empty file', async () => {
    expect((await upload(Buffer.alloc(0), {})).json()).toMatchObject({ bytes: 0 })
  })

  test('too large speaks in the words of the feature', async () => {
    const response = await upload(Buffer.alloc(100_001), { 'content-type': 'image/png' })
    expect(response.statusCode).toBe(413)
    expect(response.json()).toMatchObject({
      error: {
        code: 'media.too-large',
        message: 'File size must be less than 0.1MB',
        details: { limitMb: 0.1 },
      },
    })
  })

  test('its query is held against the contract too', async () => {
    const response = await upload(
      Buffer.from('x'),
      { 'content-type': 'image/png' },
      '/api/uploads?purpose=none',
    )
    expect(response.statusCode).toBe(400)
  })
})

test('production sends raw JSON unread', async () => {
  const { app: live } = sampleApp({ NODE_ENV: 'production', PUBLIC_URL: 'https://mesob.example' })
  expect((await live.inject('/api/things/browse?shape=wrong')).body).toBe('{"items": [{"id":1}]}')
  await live.close()
})

test('an address counts as forwarded only by proxies that are trusted', async () => {
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://mesob.example' }
  for (const [variables, statuses] of [
    [production, [200, 429]],
    [{}, [200, 200]],
    [{ ...production, TRUST_PROXY: '127.0.0.1' }, [200, 200]],
    [{ TRUST_PROXY: '10.0.0.0/8' }, [200, 429]],
  ] as const) {
    const { app: behind } = sampleApp({ RATE_LIMITS: '{"things.list-things": 1}', ...variables })
    const from = async (address: string) =>
      (await behind.inject({ url: '/api/things', headers: { 'x-forwarded-for': address } })).statusCode
    expect([await from('203.0.113.1'), await from('203.0.113.2')]).toEqual(statuses)
    await behind.close()
  }
})

test('over the limit: 429 with the time to wait, before the body is read', async () => {
  const { app: strict } = sampleApp({ RATE_LIMITS: '{"things.create-thing": 2}' })
  const post = (payload: string) =>
    strict.inject({
      method: 'POST',
      url: '/api/things',
      payload,
      headers: { authorization: 'Bearer user', 'content-type': 'application/json' },
    })
  expect((await post('{"title":"one"}')).statusCode).toBe(201)
  expect((await post('{')).statusCode).toBe(400)
  const third = await post('x'.repeat(70_000))
  expect(third.statusCode).toBe(429)
  expect(third.json()).toMatchObject({ error: { code: 'request.too-many' } })
  expect(Number(third.headers['retry-after'])).toBeGreaterThan(50)
  expect((await strict.inject('/api/things')).statusCode).toBe(200)
  await strict.close()
})

test('offering HTTP/2 without encryption is answered in HTTP/1.1', async () => {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.write(
    'GET /api/things HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, HTTP2-Settings, close\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n',
  )
  expect(await readAll(socket)).toMatch(/^HTTP\/1\.1 200 /)
})

test('whoever sends what is no HTTP and never reads the answer is cut off', async () => {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const accepted = once(app.server, 'connection')
  // half open: the end that the server sends is never answered by one of ours
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  socket.on('error', () => {})
  socket.pause()
  socket.write('hello\r\n\r\n')
  const [held] = (await accepted) as [Socket]
  await vi.waitUntil(() => held.destroyed, { timeout: 30_000 })
  expect(held.destroyed).toBe(true)
  socket.destroy()
})

describe('what is no HTTP', () => {
  async function sendRaw(bytes: string): Promise<{ head: string; body: string }> {
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    socket.end(bytes)
    const [head = '', body = ''] = (await readAll(socket)).split('\r\n\r\n')
    return { head, body }
  }

  test.each([
    ['letters in an address that are not escaped', 'GET /api/things?q=\u12a0 HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['a header without a name', 'GET /api/things HTTP/1.1\r\nHost: x\r\n: y\r\n\r\n'],
    ['anything', 'hello\r\n\r\n'],
  ])('%s has the body of every refusal', async (_, bytes) => {
    const { head, body } = await sendRaw(bytes)
    expect(head).toMatch(/^HTTP\/1\.1 400 .*/)
    expect(JSON.parse(body)).toEqual({
      error: { code: 'request.malformed', message: expect.any(String), requestId: expect.any(String) },
    })
  })
})

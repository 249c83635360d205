import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { APP_PATHS } from '#contract/kit/app-paths.ts'
import { freshWorld } from '#server/testing/world.ts'

const webFolder = mkdtempSync(join(tmpdir(), 'mesob-web-'))
mkdirSync(join(webFolder, 'assets'))
writeFileSync(join(webFolder, 'index.html'), '<!doctype html><title>Mesob</title>')
writeFileSync(join(webFolder, 'manifest.webmanifest'), '{"name":"Mesob"}')
writeFileSync(join(webFolder, 'service-worker.js'), 'self.skipWaiting()')
const SCRIPT = `console.log(${JSON.stringify('mesob '.repeat(500))})`
writeFileSync(join(webFolder, 'assets/app-1a2b.js'), SCRIPT)
writeFileSync(join(webFolder, 'assets/app-1a2b.js.br'), brotliCompressSync(`${SCRIPT}// prepared`))
afterAll(() => rmSync(webFolder, { recursive: true }))

const world = freshWorld({ webFolder })
const production = freshWorld({
  env: {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://mesob.example',
    METRICS_TOKEN: 'a-token-of-enough-letters',
  },
})
const get = (url: string, headers: Record<string, string> = {}) =>
  world.inject({ method: 'GET', url, headers })
const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

describe('pages', () => {
  test('the entry is asked for anew each time', async () => {
    const { statusCode, headers, body } = await get('/')
    expect([statusCode, headers['cache-control'], body]).toEqual([
      200,
      'no-cache',
      '<!doctype html><title>Mesob</title>',
    ])
  })

  test.for(['/manifest.webmanifest', '/service-worker.js'])('%s too', async (url) => {
    expect((await get(url)).headers).toMatchObject({ 'cache-control': 'no-cache' })
  })

  test('assets are kept for ever and come as they were compressed at the build', async () => {
    const { headers, rawPayload } = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' })
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    })
    expect(headers['content-type']).toMatch(/javascript; charset=utf-8$/)
    expect(brotliDecompressSync(rawPayload).toString()).toBe(`${SCRIPT}// prepared`)
    expect((await get('/assets/app-1a2b.js')).body).toBe(SCRIPT)
  })

  test.for(APP_PATHS)('%s without a hash leads to the page behind it', async (path) => {
    const url = `${path.replace(/\{\w+\}/g, '42')}?q=tef`
    const { statusCode, headers } = await get(url, BROWSER)
    expect([statusCode, headers['location']]).toEqual([302, `/#${url}`])
  })

  test('any other address shows the page that says so, to browsers', async () => {
    const page = await get('/nowhere', BROWSER)
    expect([page.statusCode, page.body]).toEqual([404, '<!doctype html><title>Mesob</title>'])
    for (const url of ['/api/nowhere', '/assets/old.js', '/media/x', '/dev/x']) {
      expect((await get(url, BROWSER)).json()).toMatchObject({ error: { code: 'request.unknown-route' } })
    }
    expect((await get('/auth/v1/nowhere', BROWSER)).json()).toMatchObject({ error_code: 'not_found' })
    expect((await get('/nowhere')).json()).toMatchObject({ error: { code: 'request.unknown-route' } })
  })

  test.for(['//package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json', '/.env', '/%00'])(
    'nothing outside the folder is there: %s',
    async (url) => {
      const { statusCode, body } = await get(url)
      expect([statusCode, JSON.parse(body)]).toMatchObject([
        404,
        { error: { code: 'request.unknown-route' } },
      ])
    },
  )
})

describe('headers', () => {
  test('every answer forbids what pages do not need', async () => {
    for (const url of ['/', '/api/site', '/api/nowhere', '/auth/v1/health', '/nowhere']) {
      const { headers } = await get(url)
      const policy = String(headers['content-security-policy'])
      expect(policy).not.toContain('unsafe')
      for (const rule of [
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "script-src 'self'",
      ]) {
        expect(policy).toContain(rule)
      }
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
        'referrer-policy': 'strict-origin-when-cross-origin',
      })
      expect(headers['permissions-policy']).toContain('geolocation=(self)')
      expect(headers['strict-transport-security']).toBeUndefined()
    }
  })

  test('https is kept to where it is the public address', async () => {
    const { headers } = await production.inject({ method: 'GET', url: '/api/site' })
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
  })

  test('answers are compressed for who takes it, and not kept', async () => {
    const plain = await get('/api/openapi.json')
    const { headers, rawPayload } = await get('/api/openapi.json', { 'accept-encoding': 'gzip' })
    expect(headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(rawPayload).toString()).toBe(plain.body)
    expect((await get('/api/site')).headers['cache-control']).toBe('no-store')
  })
})

describe('for machines', () => {
  test('the process is alive, and ready as long as its database is', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await get('/readyz')).json()).toEqual({ status: 'ready' })
  })

  test('figures by operation, in production only by token', async () => {
    await get('/api/site')
    expect((await get('/metrics')).body).toContain('operation="site.read-site",status="2xx"')
    const ask = (authorization?: string) =>
      production.inject({
        method: 'GET',
        url: '/metrics',
        headers: { ...(authorization && { authorization }) },
      })
    expect((await ask()).statusCode).toBe(404)
    expect((await ask('Bearer another')).statusCode).toBe(404)
    expect((await ask('Bearer a-token-of-enough-letters')).statusCode).toBe(200)
  })

  test('the reference page has nothing from elsewhere', async () => {
    const page = await get('/api/docs')
    expect(page.body).not.toMatch(/https?:/)
    expect(page.headers['content-security-policy']).toContain("script-src 'self';")
    for (const [, url] of page.body.matchAll(/(?:href|src)="([^"]+)"/g)) {
      expect((await get(String(url))).statusCode).toBe(200)
    }
  })
})

describe('outside production', () => {
  test('the clock of server and database moves on, and what is due has run', async () => {
    const before = world.clock.now().getTime()
    const moved = await world.inject({ method: 'POST', url: '/dev/clock', payload: { advance: 3600 } })
    expect(new Date(moved.json<{ now: string }>().now).getTime()).toBeGreaterThanOrEqual(before + 3_600_000)
    const wrong = await world.inject({ method: 'POST', url: '/dev/clock', payload: { advance: '1 hour' } })
    expect(wrong.json()).toMatchObject({
      error: { code: 'request.invalid', details: { fields: [{ path: 'advance' }] } },
    })
  })

  test('mails are shown to people and programs', async () => {
    await world.inject({ method: 'DELETE', url: '/dev/outbox' })
    await world.platform.mail.send({
      to: 'a@example.org',
      subject: '<b>Hello</b>',
      text: 'Hi & bye',
      html: '',
      token: '123456',
    })
    expect((await get('/dev/outbox')).json()).toMatchObject({
      mails: [{ to: 'a@example.org', token: '123456' }],
    })
    expect((await get('/dev/outbox?to=a%40example.org')).json()).toMatchObject({
      mails: [{ token: '123456' }],
    })
    expect((await get('/dev/outbox?to=b%40example.org')).json()).toEqual({ mails: [] })
    const twice = await get('/dev/outbox?to=a%40example.org&to=b%40example.org')
    expect(twice.json()).toMatchObject({ error: { code: 'request.invalid' } })
    const page = await get('/dev/outbox', BROWSER)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.body).toContain('&lt;b&gt;Hello&lt;/b&gt;')
    expect(page.body).toContain('123456')
    await world.inject({ method: 'DELETE', url: '/dev/outbox' })
    expect((await get('/dev/outbox')).json()).toEqual({ mails: [] })
  })

  test.for([
    ['GET', '/dev/outbox'],
    ['DELETE', '/dev/outbox'],
    ['POST', '/dev/clock'],
  ] as const)('production has no %s %s', async ([method, url]) => {
    const { statusCode } = await production.inject({
      method,
      url,
      ...(method === 'POST' && { payload: { advance: 1 } }),
    })
    expect(statusCode).toBe(404)
  })
})

test.each([
  ['a-token-of-enough-letters', 200],
  ['a-token-of-enough-letterz', 404],
  ['another', 404],
  ['', 404],
])('figures in production, shown the token “%s”: %i', async (token, status) => {
  const headers = { authorization: `Bearer ${token}` }
  expect(await production.inject({ method: 'GET', url: '/metrics', headers })).toHaveProperty(
    'statusCode',
    status,
  )
})

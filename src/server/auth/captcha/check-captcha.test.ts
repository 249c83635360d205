import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { authClient, PASSWORD } from '#server/auth/auth-client.fixture.ts'
import { issueApiKeys } from '#server/auth/public.ts'
import { freshWorld } from '#server/testing/world.ts'
import { askCaptcha } from './captcha-client.ts'

const asked: URLSearchParams[] = []
const provider = createServer((request, response) => {
  const answer = async () => {
    const form = new URLSearchParams(await text(request))
    asked.push(form)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ success: form.get('response') === 'solved' }))
  }
  void answer()
})
await new Promise<void>((listening) => provider.listen(0, '127.0.0.1', listening))
const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
afterAll(() => void provider.close())

test('the provider is told secret, answer and address; what is no clear yes is a no', async () => {
  const setting = { provider: 'turnstile', secret: 'key', url } as const
  expect(await askCaptcha(setting, 'solved', '203.0.113.7')).toBe(true)
  expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({
    secret: 'key',
    response: 'solved',
    remoteip: '203.0.113.7',
  })
  expect(await askCaptcha(setting, 'guessed', '203.0.113.7')).toBe(false)
  expect(await askCaptcha({ ...setting, url: 'http://127.0.0.1:1' }, 'solved', '203.0.113.7')).toBe(false)
})

const world = freshWorld({
  env: { RATE_LIMITS: '1000', CAPTCHA_SECRET: 'key', CAPTCHA_SITE_KEY: 'site', CAPTCHA_URL: url },
})
const client = authClient(world)
const email = 'human@example.org'

test.each([
  ['/signup', { email, password: PASSWORD }],
  ['/signup', { data: {} }],
  ['/token?grant_type=password', { email, password: PASSWORD }],
  ['/otp', { email }],
  ['/magiclink', { email }],
  ['/recover', { email }],
  ['/resend', { type: 'signup', email }],
  ['/passkeys/authentication/options', {}],
])('%s asks for it', async (path, body) => {
  for (const captcha_token of ['', 'guessed']) {
    const sent = { ...body, gotrue_meta_security: { captcha_token } }
    expect(await client.post(path, sent)).toMatchObject({ status: 400, body: { code: 'captcha_failed' } })
  }
  expect(await client.post(path, body)).toMatchObject({ status: 400, body: { code: 'captcha_failed' } })
})

test('the forms are told by whom, and pages may load that and nothing else of others', async () => {
  const { body, headers } = await client.send('GET', '/settings')
  const script = 'https://challenges.cloudflare.com/turnstile/v0/api.js'
  expect(body['captcha']).toEqual({ provider: 'turnstile', site_key: 'site', script })
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("script-src 'self' https://challenges.cloudflare.com;")
  expect(policy).toContain('frame-src https://challenges.cloudflare.com;')
  expect(policy).toContain("default-src 'self';")
})

test('whoever has solved it goes on', async () => {
  const security = { gotrue_meta_security: { captcha_token: 'solved' } }
  expect((await client.post('/signup', { email, password: PASSWORD, ...security })).status).toBe(200)
})

test("a refresh and the operator's own programs need none", async () => {
  const before = asked.length
  expect((await client.refresh('x')).body.code).toBe('validation_failed')
  const { service } = await issueApiKeys(world.platform.config)
  expect((await client.post('/otp', { email }, { token: service })).status).toBe(200)
  expect(asked).toHaveLength(before)
})

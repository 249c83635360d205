import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authClient, claimsOf, newPkce } from '#server/auth/auth-client.fixture.ts'
import { freshWorld } from '#server/testing/world.ts'
import { startIdentityProvider } from './identity-provider.fixture.ts'
import { UpstreamError, guardedFetch } from '#server/platform/outside/guarded-fetch.ts'
import { providerBrowser } from './provider-browser.fixture.ts'

const idp = await startIdentityProvider()
afterAll(() => idp.stop())

const world = freshWorld({
  env: {
    AUTH_PROVIDERS: JSON.stringify({
      google: idp.setting,
      apple: idp.setting,
      github: { ...idp.endpoints, userinfoUrl: `${idp.issuer}/user`, emailsUrl: `${idp.issuer}/emails` },
      facebook: { ...idp.endpoints, userinfoUrl: `${idp.issuer}/me?fields=id` },
      gone: { ...idp.setting, issuer: 'http://127.0.0.1:9' },
    }),
  },
})
const client = authClient(world)
const newBrowser = () => providerBrowser(world, idp)

describe('invalid', () => {
  test.each([
    '',
    '?provider=nope',
    '?provider=__proto__',
    '?provider=custom:none',
    '?provider=google&code_challenge=short&code_challenge_method=s256',
    `?provider=google&code_challenge=${'a'.repeat(43)}&code_challenge_method=plain`,
  ])('/authorize%s', async (query) => {
    const answer = await client.send('GET', `/authorize${query}`)
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
  })

  test('a provider that cannot be reached is no fault of this server', async () => {
    const answer = await client.send('GET', '/authorize?provider=gone')
    expect(answer).toMatchObject({ status: 400, body: { code: 'provider_disabled' } })
  })
})

test('leads to the page of the provider, with our words and none that a caller smuggles in', async () => {
  const answer = await newBrowser().open(
    'GET',
    '/authorize?provider=google&scopes=calendar&prompt=consent&client_id=evil&redirect_uri=https://evil.example&state=x&nonce=x&response_type=token',
  )
  expect(answer.statusCode).toBe(302)
  const { origin, searchParams } = new URL(answer.headers.location ?? '')
  expect(origin).toBe(idp.issuer)
  expect(Object.fromEntries(searchParams)).toEqual({
    prompt: 'consent',
    client_id: 'mesob',
    redirect_uri: 'http://localhost:3000/auth/v1/callback',
    response_type: 'code',
    scope: 'openid email profile calendar',
    state: expect.stringMatching(/^[0-9a-f-]{36}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  })
  expect(answer.headers['set-cookie']).toMatch(/HttpOnly; SameSite=Lax/)
})

describe('a provider with ways of its own', () => {
  test('posts a form, with the name beside it', async () => {
    const browser = newBrowser()
    const address = await browser.begin('apple')
    expect(new URL(address).searchParams.get('response_mode')).toBe('form_post')
    const there = { sub: 'apple-1', email: 'apple@example.org', email_verified: 'true' }
    const user = JSON.stringify({ name: { firstName: 'Hanna', lastName: 'Girma' } })
    const led = await browser.comeBack({ ...idp.agree(address, there), user }, true)
    expect(claimsOf(led.fragment['access_token'])).toMatchObject({
      email: 'apple@example.org',
      user_metadata: { full_name: 'Hanna Girma' },
    })
  })

  test.each(['{', '[]', '{"name":7}', '{"name":{"firstName":"\\u0000"}}'])(
    'posts nonsense for a name: %s',
    async (user) => {
      const browser = newBrowser()
      const there = { sub: 'apple-2', email: 'apple2@example.org', email_verified: true }
      const led = await browser.comeBack({ ...idp.agree(await browser.begin('apple'), there), user }, true)
      expect(led.fragment['access_token']).toEqual(expect.any(String))
    },
  )

  test('says addresses elsewhere, of which the primary counts', async () => {
    idp.state.emails = [
      { email: 'old@example.org', verified: true, primary: false },
      { email: 'hub@example.org', verified: true, primary: true },
    ]
    const led = await newBrowser().signIn('github', { sub: 'x', id: 4711, login: 'hub', name: 'Abel Hub' })
    expect(claimsOf(led.fragment['access_token'])).toMatchObject({
      email: 'hub@example.org',
      user_metadata: { provider_id: '4711', user_name: 'hub' },
    })
  })

  test('wants a proof with every question', async () => {
    const there = { sub: 'x', id: '99', name: 'Meron Book', email: 'book@example.org' }
    const led = await newBrowser().signIn('facebook', there, newPkce().fields)
    expect(led.query['code']).toEqual(expect.any(String))
  })
})

describe('addresses that are asked', () => {
  const outside = { url: '', close: () => {} }
  beforeAll(async () => {
    const server = createServer((request, response) => {
      if (request.url === '/large') {
        response.end(Buffer.alloc(2 * 1024 * 1024))
      } else response.writeHead(302, { location: 'http://169.254.169.254/' }).end()
    })
    await new Promise<void>((done) => {
      server.listen(0, '127.0.0.1', done)
    })
    outside.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    outside.close = () => void server.close()
  })
  afterAll(() => outside.close())

  test.each([
    'http://example.org/',
    'https://user:word@example.org/',
    'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.1/',
    'https://[fd00::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://0x7f000001.nip.invalid/',
  ])('an admin cannot have this server ask %s', async (address) => {
    await expect(guardedFetch(world.platform, 'admin')(address)).rejects.toThrow(UpstreamError)
  })

  test('in production not even this machine', async () => {
    const config = { ...world.platform.config, production: true }
    const ask = guardedFetch({ config, log: world.platform.log }, 'admin')
    await expect(ask(outside.url)).rejects.toThrow('without encryption')
    await expect(ask(outside.url.replace('http:', 'https:'))).rejects.toThrow(
      'not an address of the internet',
    )
    await expect(ask('https://localhost:1/')).rejects.toThrow('not an address of the internet')
  })

  test('redirects are not followed, and answers without end are cut', async () => {
    const ask = guardedFetch(world.platform, 'admin')
    expect((await ask(outside.url)).status).toBe(302)
    await expect(ask(`${outside.url}/large`)).rejects.toThrow('too large')
  })
})

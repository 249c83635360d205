import { describe, expect, test } from 'vitest'
import { authClient, newPkce, PASSWORD, tokensOf } from '#server/auth/auth-client.fixture.ts'
import { freshWorld } from '#server/testing/world.ts'

const SITE = 'https://mesob.example'
const world = freshWorld({ env: { PUBLIC_URL: SITE } })
const client = authClient(world)
const { follow } = client
const exchange = (code: string | undefined, verifier: string) =>
  client.post('/token?grant_type=pkce', { auth_code: code ?? '', code_verifier: verifier })

async function signUpFrom(email: string, page: string, fields: Record<string, unknown> = {}) {
  const path = `/signup?redirect_to=${encodeURIComponent(page)}`
  expect((await client.post(path, { email, password: PASSWORD, ...fields })).status).toBe(200)
  return client.mailTo(email)
}

async function pkceLink(email: string) {
  const pkce = newPkce()
  const mail = await signUpFrom(email, `${SITE}/welcome?from=mail`, pkce.fields)
  return { ...pkce, ...mail }
}

describe('without PKCE', () => {
  test('leads to the page that asked, with a session in the fragment', async () => {
    const { link } = await signUpFrom('implicit@example.org', `${SITE}/welcome`)
    expect(link).toMatch(
      /^https:\/\/mesob\.example\/auth\/v1\/verify\?token=[\w-]{43}&type=signup&redirect_to=/,
    )
    const led = await follow(link)
    expect(led).toMatchObject({
      status: 303,
      page: `${SITE}/welcome`,
      query: {},
      fragment: { token_type: 'bearer', expires_in: '3600', type: 'signup', sb: '' },
    })
    expect((await client.send('GET', '/user', { token: led.fragment['access_token'] })).status).toBe(200)
    expect((await client.refresh(led.fragment['refresh_token'] ?? '')).status).toBe(200)
  })

  test('works once; the second click says so in the fragment', async () => {
    const { link } = await signUpFrom('once@example.org', `${SITE}/welcome`)
    await follow(link)
    const led = await follow(link)
    expect(led.fragment).toEqual({
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
    })
  })

  test('asking for its head does nothing', async () => {
    const { link } = await signUpFrom('head@example.org', SITE)
    expect((await follow(link, 'HEAD')).status).toBe(405)
    expect((await follow(link)).fragment['access_token']).toBeDefined()
  })

  test('is over after an hour', async () => {
    const { link } = await signUpFrom('late@example.org', SITE)
    await world.clock.advance(3601)
    expect((await follow(link)).fragment['error_code']).toBe('otp_expired')
  })

  test('never leads to a foreign page, whether it was asked for so or changed later', async () => {
    const asked = await signUpFrom('asked@example.org', 'https://evil.example/x')
    expect(asked.link).not.toContain('evil')
    expect((await follow(asked.link)).page).toBe(`${SITE}/`)
    const { link } = await signUpFrom('changed@example.org', `${SITE}/welcome`)
    const changed = new URL(link)
    changed.searchParams.set('redirect_to', 'https://evil.example/')
    expect((await follow(changed.href)).page).toBe(`${SITE}/`)
  })

  test.each([
    ['type=signup', 'validation_failed'],
    ['token=x', 'validation_failed'],
    ['token=x&type=nonsense', 'validation_failed'],
    ['token=x&type=signup', 'otp_expired'],
    ['token=%00&type=signup', undefined],
  ])('a link with only %s leads on with an error', async (query, code) => {
    const led = await follow(`${SITE}/auth/v1/verify?${query}`)
    expect(led).toMatchObject(code === undefined ? { status: 400 } : { status: 303, page: `${SITE}/` })
    expect(led.fragment['error_code']).toBe(code)
  })

  test('a banned person is not signed in by it', async () => {
    const email = 'banned@example.org'
    const { userId } = await client.settle(email)
    await client.post('/recover', { email })
    const { link } = await client.mailTo(email)
    const banned_until = new Date(world.clock.now().getTime() + 3_600_000)
    await world.db.updateTable('auth.users').set({ banned_until }).where('id', '=', userId).execute()
    expect((await follow(link)).fragment).toMatchObject({ error: 'access_denied', error_code: 'user_banned' })
  })
})

describe('with PKCE', () => {
  test('gives a code, which the browser that asked exchanges once', async () => {
    const { link, verifier, hash } = await pkceLink('pkce@example.org')
    expect(hash).toMatch(/^pkce_/)
    const led = await follow(link)
    expect(led).toMatchObject({ page: `${SITE}/welcome`, query: { from: 'mail' }, fragment: {} })
    const answer = await exchange(led.query['code'], verifier)
    expect(answer.body.user).toMatchObject({ email: 'pkce@example.org', confirmed_at: expect.any(String) })
    expect(await exchange(led.query['code'], verifier)).toMatchObject({
      status: 404,
      body: { code: 'flow_state_not_found' },
    })
  })

  test('a scanner that opens the link confirms nothing and spoils nothing', async () => {
    const email = 'scanned@example.org'
    const { link, verifier } = await pkceLink(email)
    const scanned = await follow(link)
    expect(await client.signIn(email)).toMatchObject({ body: { code: 'email_not_confirmed' } })
    const led = await follow(link)
    expect(led.query['code']).not.toBe(scanned.query['code'])
    expect((await exchange(scanned.query['code'], verifier)).status).toBe(404)
    expect((await exchange(led.query['code'], verifier)).status).toBe(200)
  })

  test('opened in another browser, the code of the same mail still works, and then the link does not', async () => {
    const email = 'elsewhere@example.org'
    const { link, code, verifier } = await pkceLink(email)
    const led = await follow(link)
    const foreign = await exchange(led.query['code'], newPkce().verifier)
    expect(foreign).toMatchObject({ status: 400, body: { code: 'bad_code_verifier' } })
    expect((await client.post('/verify', { type: 'signup', email, token: code })).status).toBe(200)
    expect((await exchange(led.query['code'], verifier)).status).toBe(404)
    expect(await follow(link)).toMatchObject({
      query: { error_code: 'otp_expired' },
      fragment: { error_code: 'otp_expired' },
    })
  })

  test('its code is over after five minutes, the 6-digit one is not', async () => {
    const email = 'slow@example.org'
    const { link, code, verifier } = await pkceLink(email)
    const led = await follow(link)
    await world.clock.advance(301)
    expect(await exchange(led.query['code'], verifier)).toMatchObject({
      status: 422,
      body: { code: 'flow_state_expired' },
    })
    expect((await client.post('/verify', { type: 'signup', email, token: code })).status).toBe(200)
  })

  test('many exchanges at once: one session', async () => {
    const { link, verifier } = await pkceLink('race@example.org')
    const led = await follow(link)
    const answers = await Promise.all(Array.from({ length: 10 }, () => exchange(led.query['code'], verifier)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('a newer mail replaces the flow of an older one', async () => {
    const email = 'newer@example.org'
    const older = await pkceLink(email)
    const newer = await pkceLink(email)
    expect((await follow(older.link)).query['error_code']).toBe('otp_expired')
    const led = await follow(newer.link)
    expect((await exchange(led.query['code'], older.verifier)).status).toBe(400)
    tokensOf(await exchange(led.query['code'], newer.verifier))
  })

  test.each([
    [{ auth_code: '', code_verifier: '' }, 400, 'validation_failed'],
    [{ auth_code: crypto.randomUUID() }, 400, 'validation_failed'],
    [{ auth_code: crypto.randomUUID(), code_verifier: 'x'.repeat(56) }, 404, 'flow_state_not_found'],
    [{ auth_code: 7, code_verifier: 'x' }, 400, 'bad_json'],
  ])('exchanging %j is %d %s', async (body, status, code) => {
    expect(await client.post('/token?grant_type=pkce', body)).toMatchObject({ status, body: { code } })
  })
})

import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { authClient, claimsOf, newPkce, PASSWORD } from '#server/auth/auth-client.fixture.ts'
import { authenticate } from '#server/auth/public.ts'
import { freshWorld } from '#server/testing/world.ts'
import { startIdentityProvider } from './identity-provider.fixture.ts'
import { providerBrowser } from './provider-browser.fixture.ts'

const idp = await startIdentityProvider()
afterAll(() => idp.stop())
afterEach(() => {
  idp.state.faults = {}
})

const PAGE = 'http://localhost:3000/#/welcome'
const world = freshWorld({ env: { AUTH_PROVIDERS: JSON.stringify({ google: idp.setting }) } })
const client = authClient(world)
const newBrowser = () => providerBrowser(world, idp)

const person = (sub: string, more: object = {}) => ({
  sub,
  email: `${sub}@example.org`,
  email_verified: true,
  name: 'Sara Bekele',
  ...more,
})

const ownUser = async (token: string | undefined) => (await client.send('GET', '/user', { token })).body

describe('invalid', () => {
  test.each([
    {},
    { state: 'x' },
    { state: '00000000-0000-4000-8000-000000000000', code: 'x' },
    { code: 'x' },
  ])('an unknown state ends on the front page: %j', async (answer) => {
    const led = await newBrowser().comeBack(answer)
    expect(led).toMatchObject({ status: 303, page: 'http://localhost:3000/', query: {} })
    expect(led.fragment).toMatchObject({ error: 'invalid_request', error_code: 'bad_oauth_state' })
  })

  test('a state counts once, also for two at once', async () => {
    const browser = newBrowser()
    const back = idp.agree(await browser.begin('google'), person('once'))
    const led = await Promise.all([browser.comeBack(back), browser.comeBack(back), browser.comeBack(back)])
    expect(led.filter(({ fragment }) => fragment['access_token'] !== undefined)).toHaveLength(1)
    expect((await browser.comeBack(back)).fragment).toMatchObject({ error_code: 'bad_oauth_state' })
  })

  test('a state counts in the browser that began only', async () => {
    const victim = newBrowser()
    const attacker = newBrowser()
    const back = idp.agree(await attacker.begin('google'), person('attacker'))
    expect((await victim.comeBack(back)).fragment).toMatchObject({ error_code: 'bad_oauth_state' })
    await victim.begin('google')
    const again = idp.agree(await attacker.begin('google'), person('attacker'))
    expect((await victim.comeBack(again)).fragment).toMatchObject({ error_code: 'bad_oauth_state' })
  })

  test('a state counts for five minutes', async () => {
    const browser = newBrowser()
    const back = idp.agree(await browser.begin('google'), person('late'))
    await world.clock.advance(301)
    expect((await browser.comeBack(back)).fragment).toMatchObject({ error_code: 'flow_state_expired' })
  })

  test('what the provider refuses goes back to the page', async () => {
    const browser = newBrowser()
    const { state } = idp.agree(await browser.begin('google', { redirect_to: PAGE }), person('no'))
    const led = await browser.comeBack({ state, error: 'access_denied', error_description: '<b>words</b>' })
    expect(led.fragment).toMatchObject({
      error: 'access_denied',
      error_code: 'bad_oauth_callback',
      error_description: 'The sign-in was cancelled',
    })
  })

  test('with PKCE the refusal stands in the query as well', async () => {
    const browser = newBrowser()
    const { state } = idp.agree(await browser.begin('google', newPkce().fields), person('no'))
    const led = await browser.comeBack({ state })
    expect(led.query).toMatchObject({ error: 'access_denied', error_code: 'bad_oauth_callback' })
  })

  test.each([
    { claims: { nonce: 'another' } },
    { claims: { aud: 'another' } },
    { claims: { iss: 'https://elsewhere.example' } },
    { claims: { exp: 1000 } },
    { claims: { azp: 'another' } },
    { claims: { sub: '' } },
    { foreignKey: true },
    { tokenStatus: 500 },
    { tokenStatus: 302 },
  ])('an answer that is not right signs nobody in: %j', async (faults) => {
    idp.state.faults = faults
    const led = await newBrowser().signIn('google', person('wrong'))
    expect(led.status).toBe(303)
    expect(led.fragment).toMatchObject({ error_code: 'bad_oauth_callback' })
  })

  test('a code of another sign-in does not count: its nonce and challenge differ', async () => {
    const browser = newBrowser()
    const stolen = idp.agree(await newBrowser().begin('google'), person('victim'))
    const own = idp.agree(await browser.begin('google'), person('attacker'))
    const led = await browser.comeBack({ state: own.state, code: stolen.code })
    expect(led.fragment).toMatchObject({ error_code: 'bad_oauth_callback' })
  })

  test('an answer in the name of another provider does not count (mix-up)', async () => {
    const browser = newBrowser()
    const back = idp.agree(await browser.begin('google'), person('mixed'))
    const led = await browser.comeBack({ ...back, iss: 'https://elsewhere.example' })
    expect(led.fragment).toMatchObject({ error_code: 'bad_oauth_callback' })
    expect(idp.asked.some(({ form }) => form.get('code') === back.code)).toBe(false)
  })

  test('somebody without an address cannot come in', async () => {
    const led = await newBrowser().signIn('google', { sub: 'nowhere' })
    expect(led.fragment).toMatchObject({ error_code: 'validation_failed' })
  })

  test('a banned person is refused on the page', async () => {
    const first = await newBrowser().signIn('google', person('banned'))
    const { sub } = claimsOf(first.fragment['access_token'])
    const until = new Date(world.clock.now().getTime() + 60_000)
    await world.db
      .updateTable('auth.users')
      .set({ banned_until: until })
      .where('id', '=', String(sub))
      .execute()
    const led = await newBrowser().signIn('google', person('banned'))
    expect(led.fragment).toMatchObject({ error_code: 'user_banned' })
  })
})

describe('a sign-in', () => {
  test('without PKCE ends with a session and the tokens of the provider in the fragment', async () => {
    const led = await newBrowser().signIn('google', person('implicit'), {
      redirect_to: `http://localhost:3000/welcome`,
    })
    expect(led).toMatchObject({ status: 303, page: 'http://localhost:3000/welcome', query: {} })
    expect(led.fragment).toMatchObject({
      token_type: 'bearer',
      expires_in: '3600',
      provider_token: expect.stringMatching(/^access-/),
      provider_refresh_token: 'refresh-there',
    })
    expect(claimsOf(led.fragment['access_token'])).toMatchObject({
      email: 'implicit@example.org',
      amr: [{ method: 'oauth' }],
      app_metadata: { provider: 'google', providers: ['google'] },
      user_metadata: { full_name: 'Sara Bekele', email_verified: true },
    })
    expect(await ownUser(led.fragment['access_token'])).toMatchObject({
      email_confirmed_at: expect.any(String),
      identities: [{ provider: 'google', id: 'implicit', email: 'implicit@example.org' }],
    })
  })

  test('with PKCE ends with a code that its verifier alone exchanges, once', async () => {
    const { verifier, fields } = newPkce()
    const led = await newBrowser().signIn('google', person('pkce'), fields)
    expect(led.fragment).toEqual({})
    const exchange = (code_verifier: string) =>
      client.post('/token?grant_type=pkce', { auth_code: led.query['code'], code_verifier })
    expect((await exchange(newPkce().verifier)).body.code).toBe('bad_code_verifier')
    const stored = await world.db.selectFrom('auth.flow_state').select('provider_access_token').execute()
    expect(JSON.stringify(stored)).not.toContain('access-')
    const { status, body } = await exchange(verifier)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      provider_token: expect.stringMatching(/^access-/),
      provider_refresh_token: 'refresh-there',
      user: { email: 'pkce@example.org' },
    })
    expect((await exchange(verifier)).body.code).toBe('flow_state_not_found')
  })

  test('comes back to the same account, whatever address it has there now', async () => {
    const first = await newBrowser().signIn('google', person('again'))
    const second = await newBrowser().signIn('google', person('again', { email: 'moved@example.org' }))
    expect(claimsOf(second.fragment['access_token'])['sub']).toBe(
      claimsOf(first.fragment['access_token'])['sub'],
    )
    expect(claimsOf(second.fragment['access_token'])['email']).toBe('again@example.org')
  })

  test('first ones at the same moment make one account', async () => {
    const led = await Promise.all([1, 2, 3, 4].map(() => newBrowser().signIn('google', person('race'))))
    const people = led.map(({ fragment }) => claimsOf(fragment['access_token'])['sub'])
    expect(new Set(people).size).toBe(1)
  })

  test('leads to no page of others', async () => {
    const led = await newBrowser().signIn('google', person('safe'), { redirect_to: 'https://evil.example/' })
    expect(led.page).toBe('http://localhost:3000/')
  })
})

describe('an address that the provider answers for', () => {
  test('joins the confirmed account that has it', async () => {
    const { userId } = await client.settle('joins@example.org')
    const led = await newBrowser().signIn('google', person('joins', { name: 'Somebody Else' }))
    expect(claimsOf(led.fragment['access_token'])).toMatchObject({
      sub: userId,
      app_metadata: { provider: 'email', providers: ['email', 'google'] },
      user_metadata: { full_name: 'Sara Bekele' },
    })
    expect((await client.signIn('joins@example.org')).status).toBe(200)
  })

  test('takes over an account that nobody confirmed: nothing of it is left', async () => {
    const data = { full_name: 'Mallory Mal', avatar_url: 'https://evil.example/x.png' }
    await client.signUp('hijack@example.org', { data })
    const { code } = await client.mailTo('hijack@example.org')
    const led = await newBrowser().signIn('google', person('hijack'))
    const user = await ownUser(led.fragment['access_token'])
    expect(user).toMatchObject({
      user_metadata: { full_name: 'Sara Bekele' },
      app_metadata: { providers: ['google'] },
      identities: [{ provider: 'google' }],
    })
    expect(JSON.stringify(user)).not.toContain('evil')
    expect((await client.signIn('hijack@example.org', PASSWORD)).body.code).toBe('invalid_credentials')
    const verified = await client.post('/verify', {
      type: 'signup',
      email: 'hijack@example.org',
      token: code,
    })
    expect(verified.body.code).toBe('otp_expired')
  })
})

describe('an address that nobody answers for', () => {
  const unverified = (sub: string) => person(sub, { email_verified: false })

  test('is mailed, and opens nothing until it is confirmed', async () => {
    const browser = newBrowser()
    const led = await browser.signIn('google', unverified('unsure'))
    expect(led.fragment).toMatchObject({ error_code: 'provider_email_needs_verification' })
    const { link } = await client.mailTo('unsure@example.org')
    await world.clock.advance(2)
    const again = await browser.signIn('google', unverified('unsure'))
    expect(again.fragment).toMatchObject({ error_code: 'provider_email_needs_verification' })
    expect((await client.follow(link)).fragment['access_token']).toBeUndefined()
    const confirmed = await client.follow((await client.mailTo('unsure@example.org')).link)
    const { sub } = claimsOf(confirmed.fragment['access_token'])
    const inside = await browser.signIn('google', unverified('unsure'))
    expect(claimsOf(inside.fragment['access_token'])['sub']).toBe(sub)
  })

  test('joins no account, and does not tell that there is one', async () => {
    const { access } = await client.settle('owner@example.org')
    const before = await client.mailCount('owner@example.org')
    const led = await newBrowser().signIn('google', unverified('owner'))
    expect(led.fragment).toMatchObject({ error_code: 'provider_email_needs_verification' })
    expect(await client.mailCount('owner@example.org')).toBe(before)
    expect(await ownUser(access)).toMatchObject({ identities: [{ provider: 'email' }] })
  })

  test('claimed in advance, gives its owner an account without the stranger', async () => {
    await newBrowser().signIn('google', unverified('claimed'))
    await client.mailTo('claimed@example.org')
    await world.clock.advance(2)
    await client.signUp('claimed@example.org')
    const { code } = await client.mailTo('claimed@example.org')
    const verified = await client.post('/verify', {
      type: 'signup',
      email: 'claimed@example.org',
      token: code,
    })
    expect(verified.status).toBe(200)
    expect(await ownUser(verified.body.access_token)).toMatchObject({ identities: [{ provider: 'email' }] })
    const led = await newBrowser().signIn('google', unverified('claimed'))
    expect(led.fragment['access_token']).toBeUndefined()
  })

  test('asked to be recovered, gives its owner an account without the stranger', async () => {
    await newBrowser().signIn('google', unverified('recovered'))
    await client.mailTo('recovered@example.org')
    await client.post('/recover', { email: 'recovered@example.org' })
    const { code } = await client.mailTo('recovered@example.org')
    const email = 'recovered@example.org'
    expect((await client.post('/verify', { type: 'recovery', email, token: code })).status).toBe(200)
    const led = await newBrowser().signIn('google', unverified('recovered'))
    expect(led.fragment['access_token']).toBeUndefined()
  })

  test('recovered by its owner, is closed to the stranger at once', async () => {
    const email = 'held@example.org'
    const { access, userId } = await client.settle(email)
    await world.db.deleteFrom('auth.identities').where('user_id', '=', userId).execute()
    const unconfirmed = { email_confirmed_at: null }
    await world.db.updateTable('auth.users').set(unconfirmed).where('id', '=', userId).execute()
    const known = authenticate(world.platform)
    expect(await known(access)).not.toBeNull()
    await client.post('/recover', { email })
    const { code } = await client.mailTo(email)
    expect((await client.post('/verify', { type: 'recovery', email, token: code })).status).toBe(200)
    expect(await known(access)).toBeNull()
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CREDENTIAL_LIMITS } from '#contract/auth/credentials.ts'
import { freshWorld } from '#server/testing/world.ts'
import { operatorClient } from './admin/operator.fixture.ts'
import { claimsOf, newPkce, PASSWORD, tokensOf } from './auth-client.fixture.ts'
import { startIdentityProvider } from './providers/identity-provider.fixture.ts'
import { ethereumWallet, messageFor } from './web3/wallet.fixture.ts'

const idp = await startIdentityProvider()
afterAll(() => idp.stop())

/** The settings by which an operator narrows, or widens, who comes in and how. */
const world = freshWorld({
  env: { AUTH_SIGNUPS: 'off', AUTH_PROVIDERS: JSON.stringify({ google: idp.setting }) },
})
const closed = operatorClient(world)
const mailless = operatorClient(freshWorld({ env: { AUTH_EMAIL: 'off' } }))
const texted = operatorClient(freshWorld({ env: { SMS_AUTOCONFIRM: 'on' } }))
const strict = operatorClient(freshWorld({ env: { AUTH_PASSWORD_MIN: '20' } }))
const lax = operatorClient(freshWorld({ env: { AUTH_PASSWORD_MIN: '6' } }))
const APP = 'https://app.example.org'
const apps = operatorClient(
  freshWorld({
    env: {
      PUBLIC_URL: 'https://mesob.example',
      AUTH_REDIRECTS: `${APP}/*,org.example.app://signed-in`,
    },
  }),
)
const settingsOf = async (client: typeof closed) => (await client.send('GET', '/settings')).body
const CLOSED = { status: 422, body: { code: 'signup_disabled' } }

describe('no sign-ups', () => {
  beforeAll(async () => {
    const body = { email: 'rahel@example.org', password: PASSWORD, email_confirm: true }
    await closed.operate('POST', '/admin/users', { body })
  })

  test('it is said beforehand', async () => {
    expect(await settingsOf(closed)).toMatchObject({ disable_signup: true, external: { email: true } })
  })

  const people = async () => {
    const count = world.db.selectFrom('auth.users').select((one) => one.fn.countAll<string>().as('count'))
    return Number((await count.executeTakeFirstOrThrow()).count)
  }

  test('no way opens an account, and nothing is sent or left of the try', async () => {
    const before = await people()
    const wallet = ethereumWallet()
    const message = messageFor(wallet, world.clock.now())
    const signed = { chain: 'ethereum', message, signature: wallet.sign(message) }
    const claims = { sub: 'new', email: 'new@example.org', email_verified: true }
    const id_token = await idp.idToken(claims)
    for (const [path, body] of [
      ['/signup', { email: 'new@example.org', password: PASSWORD }],
      ['/signup', { phone: '15550001', password: PASSWORD }],
      ['/signup', {}],
      ['/signup', { email: 'rahel@example.org', password: PASSWORD }],
      ['/otp', { email: 'new@example.org' }],
      ['/otp', { phone: '15550001' }],
      ['/magiclink', { email: 'new@example.org' }],
      ['/token?grant_type=web3', signed],
      ['/token?grant_type=id_token', { provider: 'google', id_token }],
    ] as const) {
      expect(await closed.post(path, body), `${path} ${JSON.stringify(body)}`).toMatchObject(CLOSED)
    }
    expect(await world.outbox()).toEqual([])
    expect(await people()).toBe(before)
  })

  test('who has an account signs in as ever, by password and by code', async () => {
    tokensOf(await closed.signIn('rahel@example.org'))
    expect((await closed.post('/otp', { email: 'rahel@example.org' })).status).toBe(200)
    const { code } = await closed.mailTo('rahel@example.org')
    tokensOf(await closed.post('/verify', { type: 'email', email: 'rahel@example.org', token: code }))
  })

  test('another service lets in who has an account', async () => {
    const claims = { sub: 'rahel', email: 'rahel@example.org', email_verified: true }
    const id_token = await idp.idToken(claims)
    const answer = await closed.post('/token?grant_type=id_token', { provider: 'google', id_token })
    expect(answer).toMatchObject({ status: 200, body: { user: { email: 'rahel@example.org' } } })
  })

  test('who is invited comes in', async () => {
    const body = { email: 'guest@example.org' }
    expect((await closed.operate('POST', '/invite', { body })).status).toBe(200)
    const { hash } = await closed.mailTo('guest@example.org')
    tokensOf(await closed.post('/verify', { type: 'invite', token_hash: hash }))
  })
})

describe('no e-mail', () => {
  test('it is said beforehand', async () => {
    expect(await settingsOf(mailless)).toMatchObject({ external: { email: false, phone: true } })
  })

  test.each([
    [400, '/signup', { email: 'new@example.org', password: PASSWORD }],
    [422, '/token?grant_type=password', { email: 'new@example.org', password: PASSWORD }],
    [422, '/otp', { email: 'new@example.org' }],
    [422, '/magiclink', { email: 'new@example.org' }],
    [422, '/recover', { email: 'new@example.org' }],
    [400, '/resend', { type: 'signup', email: 'new@example.org' }],
  ])('%i from %s', async (status, path, body) => {
    expect(await mailless.post(path, body)).toMatchObject({
      status,
      body: { code: 'email_provider_disabled' },
    })
  })

  test('a telephone number is a way in', async () => {
    const phone = '15550002'
    expect((await mailless.post('/signup', { phone, password: PASSWORD })).status).toBe(200)
    const token = await mailless.textTo(phone)
    tokensOf(await mailless.post('/verify', { type: 'sms', phone, token }))
    tokensOf(await mailless.post('/token?grant_type=password', { phone, password: PASSWORD }))
  })

  test('so is an invitation', async () => {
    const body = { email: 'guest@example.org' }
    expect((await mailless.operate('POST', '/invite', { body })).status).toBe(200)
    const { hash } = await mailless.mailTo('guest@example.org')
    tokensOf(await mailless.post('/verify', { type: 'invite', token_hash: hash }))
  })
})

describe('numbers count without a text', () => {
  const phone = '15550003'

  test('it is said beforehand', async () => {
    expect(await settingsOf(texted)).toMatchObject({ phone_autoconfirm: true })
    expect(await settingsOf(closed)).toMatchObject({ phone_autoconfirm: false })
  })

  test('a sign-up opens the session; a number that is taken is said to be', async () => {
    const wanted = { phone, password: PASSWORD, data: { full_name: 'Rahel Girma' } }
    const { access } = tokensOf(await texted.post('/signup', wanted))
    expect(claimsOf(access)).toMatchObject({ phone, app_metadata: { provider: 'phone' } })
    const { body } = await texted.send('GET', '/user', { token: access })
    expect(body).toMatchObject({ phone, phone_confirmed_at: expect.any(String) })
    expect(await texted.post('/signup', wanted)).toMatchObject({
      status: 422,
      body: { code: 'user_already_exists' },
    })
    tokensOf(await texted.post('/token?grant_type=password', { phone, password: PASSWORD }))
  })

  test('another number counts at once, the number of somebody else does not', async () => {
    const wanted = { phone: '15550004', password: PASSWORD }
    const { access: token } = tokensOf(await texted.post('/signup', wanted))
    const change = (to: string) => texted.send('PUT', '/user', { token, body: { phone: to } })
    const changed = await change('15550005')
    expect(changed).toMatchObject({ status: 200, body: { phone: '15550005' } })
    expect(changed.body).not.toHaveProperty('new_phone')
    expect(await change(phone)).toMatchObject({ status: 422, body: { code: 'phone_exists' } })
  })

  test('many at once for one number make one account', async () => {
    const wanted = { phone: '15550006', password: PASSWORD }
    const answers = await Promise.all(Array.from({ length: 6 }, () => texted.post('/signup', wanted)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'user_already_exists')).toHaveLength(5)
  })
})

describe('the length of passwords', () => {
  test('it is said beforehand', async () => {
    expect(await settingsOf(strict)).toMatchObject({ password_min_length: 20 })
    expect(await settingsOf(closed)).toMatchObject({ password_min_length: CREDENTIAL_LIMITS.passwordMin })
  })

  test('a longer one may be asked for, wherever one is chosen', async () => {
    const message = 'Password should be at least 20 characters.'
    const weak = {
      status: 422,
      body: { code: 'weak_password', message, weak_password: { reasons: ['length'] } },
    }
    expect(await strict.signUp('rahel@example.org')).toMatchObject(weak)
    const password = `${PASSWORD}-${PASSWORD}`
    expect((await strict.signUp('rahel@example.org', { password })).status).toBe(200)
    const { code } = await strict.mailTo('rahel@example.org')
    const verified = { type: 'signup', email: 'rahel@example.org', token: code }
    const { access: token } = tokensOf(await strict.post('/verify', verified))
    const body = { password: PASSWORD, current_password: password }
    expect(await strict.send('PUT', '/user', { token, body })).toMatchObject(weak)
    const added = { email: 'x@example.org', password: PASSWORD }
    expect(await strict.operate('POST', '/admin/users', { body: added })).toMatchObject(weak)
  })

  test('a shorter one may be allowed', async () => {
    expect((await lax.signUp('rahel@example.org', { password: 'wot-7!' })).status).toBe(200)
    expect(await lax.signUp('hirut@example.org', { password: 'wot-7' })).toMatchObject({ status: 422 })
  })
})

describe('pages of others', () => {
  const mailed = async (email: string, page: string, fields: object = {}) => {
    await apps.post(`/otp?redirect_to=${encodeURIComponent(page)}`, { email, ...fields })
    return (await apps.mailTo(email)).link
  }
  const open = (link: string) => apps.send('GET', link.slice(link.indexOf('/verify')), { headers: BROWSER })
  const BROWSER = { accept: 'text/html' }

  test('a mailed link leads to the app that is listed, with the session for it', async () => {
    const { status, headers } = await open(await mailed('a@example.org', 'org.example.app://signed-in'))
    expect(status).toBe(303)
    expect(String(headers['location'])).toMatch(/^org\.example\.app:\/\/signed-in#access_token=/)
  })

  test('and with a code for the program that asked', async () => {
    const { verifier, fields } = newPkce()
    const { headers } = await open(await mailed('b@example.org', `${APP}/back?x=1`, fields))
    const led = new URL(String(headers['location']))
    expect(led.origin + led.pathname).toBe(`${APP}/back`)
    const body = { auth_code: led.searchParams.get('code'), code_verifier: verifier }
    tokensOf(await apps.post('/token?grant_type=pkce', body))
  })

  test('on a page of the site it is asked first, as ever', async () => {
    const { headers } = await open(await mailed('c@example.org', 'https://mesob.example/#/auth'))
    expect(String(headers['location'])).toMatch(/^https:\/\/mesob\.example\/#token_hash=/)
  })

  test('what is not listed leads to the front page, also when the link was edited', async () => {
    const link = await mailed('d@example.org', 'https://evil.example/')
    expect(link).not.toContain('evil')
    const edited = new URL(await mailed('e@example.org', `${APP}/`))
    edited.searchParams.set('redirect_to', 'https://evil.example/')
    const { headers } = await open(edited.href)
    expect(String(headers['location'])).toMatch(/^https:\/\/mesob\.example\/#/)
  })
})

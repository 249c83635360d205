import { describe, expect, test } from 'vitest'
import { freshWorld } from '#server/testing/world.ts'
import { authClient, claimsOf, newPkce, PASSWORD, statusesOf } from '#server/auth/auth-client.fixture.ts'

const world = freshWorld({ env: { RATE_LIMITS: '1000' } })
const client = authClient(world)
const ask = (body: Record<string, unknown>) => client.post('/otp', body)
const verify = (body: Record<string, unknown>) => client.post('/verify', body)

describe('a request that is not good', () => {
  test.each([
    [{}, 400, 'validation_failed'],
    [{ email: 'a@example.org', phone: '15551234567' }, 400, 'validation_failed'],
    [{ email: 'nobody' }, 400, 'validation_failed'],
    [{ phone: 'twelve' }, 400, 'validation_failed'],
    [{ phone: '15551234567', channel: 'pigeon' }, 400, 'validation_failed'],
    [{ email: 7 }, 400, 'bad_json'],
    [{ email: 'a@example.org', create_user: 'yes' }, 400, 'bad_json'],
    [{ email: 'a@example.org', data: { full_name: '' } }, 400, 'validation_failed'],
    [{ email: 'nul\0@example.org' }, 400, 'validation_failed'],
    [{ email: 'unknown@example.org', create_user: false }, 422, 'otp_disabled'],
    [{ phone: '15550000001', create_user: false }, 422, 'otp_disabled'],
    [
      { email: 'a@example.org', code_challenge: 'short', code_challenge_method: 's256' },
      400,
      'validation_failed',
    ],
  ])('%j', async (body, status, code) => {
    expect(await ask(body)).toMatchObject({ status, body: { code } })
  })
})

describe('by mail', () => {
  test('a code signs in once, whatever way it is tried again', async () => {
    const email = 'code@example.org'
    await client.settle(email)
    expect(await ask({ email })).toMatchObject({ status: 200, body: {} })
    const { code, link, subject } = await client.mailTo(email)
    expect(subject).toBe('Your sign-in link')
    expect(new URL(link).searchParams.get('type')).toBe('magiclink')
    const tries = await Promise.all(
      ['email', 'magiclink', 'email'].map((type) => verify({ type, email, token: code })),
    )
    expect(statusesOf(tries)).toEqual([200, 403, 403])
  })

  test('a link signs in, and only once', async () => {
    const email = 'link@example.org'
    await client.settle(email)
    await ask({ email })
    const { link } = await client.mailTo(email)
    expect((await client.follow(link)).fragment).toMatchObject({ type: 'magiclink', token_type: 'bearer' })
    expect((await client.follow(link)).fragment).toMatchObject({ error_code: 'otp_expired' })
  })

  test('a link of a browser that keeps a secret leads to a code', async () => {
    const email = 'secret@example.org'
    const { verifier, fields } = newPkce()
    await ask({ email, ...fields })
    const { query } = await client.follow((await client.mailTo(email)).link)
    const answer = await client.post('/token?grant_type=pkce', {
      auth_code: query['code'],
      code_verifier: verifier,
    })
    expect(claimsOf(answer.body.access_token)).toMatchObject({ email, amr: [{ method: 'magiclink' }] })
  })

  test('a stranger is given an account that opens with the code', async () => {
    const email = 'new@example.org'
    await ask({ email, data: { full_name: 'Liya Tesfaye' } })
    const { code } = await client.mailTo(email)
    const { body } = await verify({ type: 'email', email, token: code })
    expect(body.user).toMatchObject({
      email,
      user_metadata: { full_name: 'Liya Tesfaye', email_verified: true },
    })
  })

  test('a stranger who asks many times at once is given one account, and a mail in their language', async () => {
    const email = 'race@example.org'
    const body = { email, data: { full_name: 'Hirut Bekele', language: 'am' } }
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(body)))
    expect(statusesOf(answers)).toEqual(Array<number>(10).fill(200))
    const { code, subject } = await client.mailTo(email)
    expect(subject).toMatch(/[\u1200-\u137f]/)
    expect((await verify({ type: 'email', email, token: code })).status).toBe(200)
    const rows = await world.db.selectFrom('auth.users').select('id').where('email', '=', email).execute()
    expect(rows).toHaveLength(1)
  })

  test('whoever took the address before, without showing that it is theirs, loses their password', async () => {
    const email = 'mine@example.org'
    await client.signUp(email)
    await client.mailTo(email)
    await ask({ email })
    expect((await verify({ type: 'email', email, token: (await client.mailTo(email)).code })).status).toBe(
      200,
    )
    expect((await client.signIn(email)).body.code).toBe('invalid_credentials')
  })
})

describe('by text', () => {
  test('a stranger is given an account, and the code works once', async () => {
    const phone = '251911000001'
    expect(await ask({ phone: `+${phone}`, data: { full_name: 'Sara Bekele' } })).toMatchObject({
      status: 200,
    })
    const token = await client.textTo(phone)
    const { body } = await verify({ type: 'sms', phone: `+${phone}`, token })
    expect(body.user).toMatchObject({ phone, email: '', app_metadata: { provider: 'phone' } })
    expect(await verify({ type: 'sms', phone, token })).toMatchObject({
      status: 403,
      body: { code: 'otp_expired' },
    })
  })

  test('the code ends after five minutes', async () => {
    const phone = '251911000002'
    await ask({ phone })
    const token = await client.textTo(phone)
    await world.clock.advance(301)
    expect((await verify({ type: 'sms', phone, token })).body.code).toBe('otp_expired')
  })

  test('the code is good for its own number and five tries', async () => {
    const phone = '251911000004'
    await ask({ phone })
    const guessed = await client.textTo(phone)
    const use = (token: string, number = phone) => verify({ type: 'sms', phone: number, token })
    expect((await use(guessed, '251911000005')).status).toBe(403)
    for (let by = 1; by <= 5; by++) await use(String((Number(guessed) + by) % 1_000_000).padStart(6, '0'))
    expect((await use(guessed)).status).toBe(403)
    await ask({ phone })
    expect((await use(await client.textTo(phone))).status).toBe(200)
  })

  test('a number with a password opens with its code, and signs in', async () => {
    const phone = '251911000003'
    const signedUp = await client.post('/signup', { phone, password: PASSWORD })
    expect(signedUp).toMatchObject({ status: 200, body: { phone, email: '' } })
    const signIn = () => client.post('/token?grant_type=password', { phone, password: PASSWORD })
    expect((await signIn()).body.code).toBe('phone_not_confirmed')
    const first = await client.textTo(phone)
    expect((await client.post('/resend', { type: 'sms', phone })).status).toBe(200)
    const token = await client.textTo(phone)
    const tries = [
      await verify({ type: 'sms', phone, token: first }),
      await verify({ type: 'sms', phone, token }),
    ]
    // one in a million pairs is the same code twice
    expect(statusesOf(tries)).toEqual([200, 403])
    expect(claimsOf((await signIn()).body.access_token)).toMatchObject({
      phone,
      amr: [{ method: 'password' }],
    })
    const again = await client.post('/signup', { phone, password: PASSWORD })
    expect(again.body).toMatchObject({ phone, identities: [] })
  })
})

describe('where text messages are off', () => {
  const off = authClient(freshWorld({ env: { AUTH_PHONE: 'false' } }))
  const phone = '251911234567'

  test.each([
    ['/otp', { phone }, 400],
    ['/signup', { phone, password: PASSWORD }, 400],
    ['/resend', { type: 'sms', phone }, 400],
    ['/token?grant_type=password', { phone, password: PASSWORD }, 422],
  ])('%s says so', async (path, body, status) => {
    expect(await off.post(path, body)).toMatchObject({ status, body: { code: 'phone_provider_disabled' } })
  })
})

describe('one message a second', () => {
  const limited = authClient(freshWorld({ env: { RATE_LIMITS: '1' } }))

  test.each([
    [{ email: 'hasty@example.org' }, 'over_email_send_rate_limit'],
    [{ phone: '251911234567' }, 'over_sms_send_rate_limit'],
  ])('%j', async (body, code) => {
    const answers = await Promise.all([limited.post('/otp', body), limited.post('/otp', body)])
    expect(statusesOf(answers)).toEqual([200, 429])
    const refused = answers.find(({ status }) => status === 429)
    expect(refused).toMatchObject({ body: { code }, headers: { 'retry-after': '1' } })
  })
})

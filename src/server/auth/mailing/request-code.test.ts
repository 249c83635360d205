import { describe, expect, test } from 'vitest'
import { freshWorld } from '#server/testing/world.ts'
import { authClient, claimsOf, newPkce, PASSWORD, statusesOf } from '#server/auth/auth-client.fixture.ts'

const world = freshWorld({ env: { RATE_LIMITS: '1000' } })
const client = authClient(world)
const ask = (body: Record<string, unknown>) => client.post('/otp', body)
const verify = (body: Record<string, unknown>) => client.post('/verify', body)

async function textTo(phone: string): Promise<string> {
  const text = (await world.outbox()).findLast(({ to }) => to === `+${phone}`)
  if (!text?.token) throw new Error(`No code was sent to ${phone}.`)
  return text.token
}

describe('a request that is not good', () => {
  test.each([
    [{}, 400, 'validation_failed'],
    [{ email: 'a@example.org', phone: '15551234567' }, 400, 'validation_failed'],
    [{ email: 'nobody' }, 400, 'validation_failed'],
    [{ phone: 'twelve' }, 400, 'validation_failed'],
    [{ phone: '15551234567', channel: 'pigeon' }, 400, 'validation_failed'],
    [{ email: 7 }, 400, 'bad_json'],
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
    const token = await textTo(phone)
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
    const token = await textTo(phone)
    await world.clock.advance(301)
    expect((await verify({ type: 'sms', phone, token })).body.code).toBe('otp_expired')
  })

  test('a number with a password opens with its code, and signs in', async () => {
    const phone = '251911000003'
    const signedUp = await client.post('/signup', { phone, password: PASSWORD })
    expect(signedUp).toMatchObject({ status: 200, body: { phone, email: '' } })
    const signIn = () => client.post('/token?grant_type=password', { phone, password: PASSWORD })
    expect((await signIn()).body.code).toBe('phone_not_confirmed')
    const first = await textTo(phone)
    expect((await client.post('/resend', { type: 'sms', phone })).status).toBe(200)
    const token = await textTo(phone)
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

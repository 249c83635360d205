import { describe, expect, test } from 'vitest'
import { authClient, claimsOf, PASSWORD } from '#server/auth/auth-client.fixture.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld()
const client = authClient(world)
const verify = (body: Record<string, unknown>) => client.post('/verify', body)
const other = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0')

async function signedUp(email: string) {
  await client.signUp(email)
  return client.mailTo(email)
}

describe('invalid', () => {
  const email = 'invalid@example.org'
  test.each([
    [{ email, token: '123456' }],
    [{ type: 'nonsense', email, token: '123456' }],
    [{ type: 'signup', email }],
    [{ type: 'signup', token: '123456' }],
    [{ type: 'sms', token: '123456' }],
    [{ type: 'sms', email, token: '123456' }],
    [{ type: 'signup', email, phone: '1555', token: '123456' }],
    [{ type: 'signup', token_hash: 'x', email }],
    [{ type: 'signup', token_hash: 'x', token: '123456' }],
    [{ type: 'signup', email: 'nul\0@example.org', token: '123456' }],
  ])('%j', async (body) => {
    expect(await verify(body)).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
  })

  test('a body that is no object', async () => {
    expect(await client.post('/verify', [])).toMatchObject({ status: 400, body: { code: 'bad_json' } })
  })
})

describe('whatever is wrong has one answer', () => {
  const EXPIRED = { code: 'otp_expired', message: 'Token has expired or is invalid' }

  test('unknown, wrong, foreign, of another kind, expired, used', async () => {
    const one = await signedUp('one@example.org')
    const two = await signedUp('two@example.org')
    const use = (email: string, token: string, type = 'signup') => verify({ type, email, token })
    const wrong = [
      await use('nobody@example.org', one.code),
      await use('one@example.org', other(one.code)),
      await use('two@example.org', one.code),
      await use('one@example.org', one.code, 'recovery'),
      await use('one@example.org', one.code, 'email_change'),
      await verify({ type: 'sms', phone: '15551234567', token: one.code }),
      await verify({ type: 'signup', token_hash: two.hash.slice(1) }),
      await verify({ type: 'recovery', token_hash: two.hash }),
    ]
    expect((await use('one@example.org', one.code)).status).toBe(200)
    wrong.push(await use('one@example.org', one.code), await verify({ type: 'signup', token_hash: one.hash }))
    await world.clock.advance(3601)
    wrong.push(await use('two@example.org', two.code), await verify({ type: 'signup', token_hash: two.hash }))
    for (const answer of wrong) expect(answer).toMatchObject({ status: 403, body: EXPIRED })
  })

  test('after five wrong tries the right code is dead, the link is not', async () => {
    const email = 'guessed@example.org'
    const { code, hash } = await signedUp(email)
    for (let by = 1; by <= 5; by++) await verify({ type: 'signup', email, token: other(code, by) })
    expect(await verify({ type: 'signup', email, token: code })).toMatchObject({ status: 403, body: EXPIRED })
    expect((await verify({ type: 'signup', token_hash: hash })).status).toBe(200)
  })

  test('guesses count one by one, also when they come all at once', async () => {
    const email = 'flood@example.org'
    const { code } = await signedUp(email)
    const guesses = Array.from({ length: 30 }, (_, by) =>
      verify({ type: 'signup', email, token: other(code, by + 1) }),
    )
    await Promise.all(guesses)
    const stored = await world.db
      .selectFrom('auth.one_time_tokens')
      .select('attempts')
      .where('relates_to', '=', email)
      .executeTakeFirstOrThrow()
    expect(stored.attempts).toBe(5)
  })
})

describe('behaviour', () => {
  test.each(['signup', 'email', 'invite'])('as %s it confirms the address and signs in', async (type) => {
    const email = `${type}@example.org`
    const { code } = await signedUp(email)
    const { status, body } = await verify({ type, email: email.toUpperCase(), token: code })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      token_type: 'bearer',
      user: {
        email_confirmed_at: expect.any(String),
        confirmed_at: expect.any(String),
        user_metadata: { full_name: 'Sara Bekele', email_verified: true },
        identities: [{ identity_data: { email, email_verified: true } }],
      },
    })
    expect(claimsOf(body.access_token)).toMatchObject({ amr: [{ method: 'otp' }] })
  })

  test('a wrong code does not spoil the right one', async () => {
    const email = 'typo@example.org'
    const { code } = await signedUp(email)
    await verify({ type: 'signup', email, token: other(code) })
    expect((await verify({ type: 'signup', email, token: code })).status).toBe(200)
  })

  test('the token of the link works as well', async () => {
    const { hash } = await signedUp('hash@example.org')
    expect((await verify({ type: 'email', token_hash: hash })).status).toBe(200)
  })

  test('two at once: one signs in', async () => {
    const email = 'twice@example.org'
    const { code } = await signedUp(email)
    const answers = await Promise.all([1, 2, 3, 4].map(() => verify({ type: 'signup', email, token: code })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(3)
  })

  test('a recovery code of an unconfirmed account confirms it, but not the password that somebody chose for it', async () => {
    const email = 'hijacked@example.org'
    await signedUp(email)
    await client.post('/recover', { email })
    const { code } = await client.mailTo(email)
    expect((await verify({ type: 'recovery', email, token: code })).status).toBe(200)
    expect(await client.signIn(email, PASSWORD)).toMatchObject({
      status: 400,
      body: { code: 'invalid_credentials' },
    })
  })

  test('a recovery code of a confirmed account leaves its password alone', async () => {
    const email = 'forgetful@example.org'
    await client.settle(email)
    await client.post('/recover', { email })
    const { code } = await client.mailTo(email)
    expect((await verify({ type: 'magiclink', email, token: code })).status).toBe(200)
    expect((await client.signIn(email)).status).toBe(200)
  })
})

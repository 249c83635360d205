import argon2 from '@node-rs/argon2'
import { describe, expect, test, vi } from 'vitest'
import { authClient, PASSWORD, statusesOf } from '#server/auth/auth-client.fixture.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld()
const client = authClient(world)
const change = (userId: string, changes: Record<string, unknown>) =>
  world.db.updateTable('auth.users').set(changes).where('id', '=', userId).execute()

describe('invalid', () => {
  test.each([
    [{ password: PASSWORD }, 400, 'validation_failed'],
    [{ email: 'a@example.org', phone: '1555', password: PASSWORD }, 400, 'validation_failed'],
    [{ phone: '15551234567', password: PASSWORD }, 400, 'invalid_credentials'],
    [{ email: 'a@example.org' }, 400, 'invalid_credentials'],
    [{ email: 5, password: [] }, 400, 'bad_json'],
    [{ email: "a'--@example.org", password: "x' or 1=1 --" }, 400, 'invalid_credentials'],
    [{ email: 'nul\0@example.org', password: 'x' }, 400, 'validation_failed'],
  ])('%j is %d %s', async (body, status, code) => {
    expect(await client.post('/token?grant_type=password', body)).toMatchObject({ status, body: { code } })
  })

  test.each(['banana', '', 'constructor', 'authorization_code'])('grant %j is not known', async (grant) => {
    const answer = await client.post(`/token?grant_type=${grant}`, {})
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'invalid_credentials', message: 'unsupported_grant_type' },
    })
  })
})

describe('behaviour', () => {
  test('gives a whole session', async () => {
    const { userId } = await client.settle('whole@example.org')
    const { status, body, headers } = await client.signIn('WHOLE@example.org')
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toMatchObject({
      token_type: 'bearer',
      expires_in: 3600,
      user: {
        id: userId,
        email: 'whole@example.org',
        last_sign_in_at: expect.any(String),
        identities: [{ id: userId, provider: 'email', last_sign_in_at: expect.any(String) }],
      },
    })
    expect(body).not.toHaveProperty('weak_password')
    const seconds = world.clock.now().getTime() / 1000
    expect(Math.abs(Number(body['expires_at']) - seconds - 3600)).toBeLessThan(5)
  })

  test('a banned person is told so, but only after the right password', async () => {
    const { userId } = await client.settle('banned@example.org')
    await change(userId, { banned_until: new Date(world.clock.now().getTime() + 60_000) })
    expect(await client.signIn('banned@example.org', 'wrong-password')).toMatchObject({
      body: { code: 'invalid_credentials' },
    })
    expect(await client.signIn('banned@example.org')).toMatchObject({
      status: 400,
      body: { code: 'user_banned' },
    })
    await world.clock.advance(61)
    expect((await client.signIn('banned@example.org')).status).toBe(200)
  })

  test('a deleted account is none', async () => {
    const { userId } = await client.settle('deleted@example.org')
    await change(userId, { deleted_at: world.clock.now() })
    expect(await client.signIn('deleted@example.org')).toMatchObject({
      body: { code: 'invalid_credentials' },
    })
  })

  test('a hash at an older cost is made anew', async () => {
    const { userId } = await client.settle('older@example.org')
    const cheap = await argon2.hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
    await change(userId, { encrypted_password: cheap })
    expect((await client.signIn('older@example.org')).status).toBe(200)
    const stored = await world.db
      .selectFrom('auth.users')
      .select('encrypted_password')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    expect(stored.encrypted_password).toMatch(/m=19456,t=2,p=1/)
    expect((await client.signIn('older@example.org')).status).toBe(200)
  })

  test('sign-ins at once all find the hash that one of them made anew', async () => {
    const { userId } = await client.settle('imported@example.org')
    const cheap = await argon2.hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
    await change(userId, { encrypted_password: cheap })
    const answers = await Promise.all([1, 2, 3, 4].map(() => client.signIn('imported@example.org')))
    expect(statusesOf(answers)).toEqual([200, 200, 200, 200])
  })

  test('a password that has become too weak still signs in, with a word about it', async () => {
    const { userId } = await client.settle('weak@example.org')
    await change(userId, { encrypted_password: await argon2.hash('abc') })
    expect(await client.signIn('weak@example.org', 'abc')).toMatchObject({
      status: 200,
      body: { weak_password: { reasons: ['length', 'characters'] } },
    })
  })

  test('an account cannot be told from none: neither by the answer nor by the work that is done', async () => {
    await client.settle('known@example.org')
    const { userId } = await client.settle('without-password@example.org')
    await change(userId, { encrypted_password: null })
    const verify = vi.spyOn(argon2, 'verify')
    const answers = []
    for (const email of ['known@example.org', 'nobody@example.org', 'without-password@example.org']) {
      verify.mockClear()
      answers.push(await client.signIn(email, 'not-the-password'))
      expect(verify, email).toHaveBeenCalledOnce()
    }
    const [wrong, ...others] = answers
    expect(wrong).toMatchObject({ status: 400, body: { code: 'invalid_credentials' } })
    for (const other of others) expect(other.body).toEqual(wrong?.body)
  })
})

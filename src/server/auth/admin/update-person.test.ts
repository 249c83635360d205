import { describe, expect, test } from 'vitest'
import { PASSWORD } from '#server/auth/auth-client.fixture.ts'
import { freshWorld } from '#server/testing/world.ts'
import { operatorClient, OPERATORS_ONLY } from './operator.fixture.ts'

const world = freshWorld()
const client = operatorClient(world)
const change = (id: string, body: unknown) => client.operate('PUT', `/admin/users/${id}`, { body })
const find = (id: string) => client.operate('GET', `/admin/users/${id}`)
const NOBODY = crypto.randomUUID()

test('signed out and not allowed', async () => {
  expect(await client.othersAsk('PUT', `/admin/users/${NOBODY}`)).toEqual(OPERATORS_ONLY)
  expect(await client.othersAsk('GET', `/admin/users/${NOBODY}`)).toEqual(OPERATORS_ONLY)
})

test('invalid', async () => {
  const { userId } = await client.settle('invalid@example.org')
  await client.settle('other@example.org')
  for (const ask of [change(NOBODY, {}), find(NOBODY)])
    expect(await ask).toMatchObject({ status: 404, body: { code: 'user_not_found' } })
  for (const ask of [change('not-a-uuid', {}), find('not-a-uuid')])
    expect(await ask).toMatchObject({ status: 404, body: { code: 'validation_failed' } })
  for (const [body, code] of [
    [{ email: 'nope' }, 'validation_failed'],
    [{ email: 'other@example.org' }, 'email_exists'],
    [{ ban_duration: '-1h' }, 'validation_failed'],
    [{ role: 'supabase_admin' }, 'validation_failed'],
    [{ password_hash: `$2b$15$${'a'.repeat(53)}` }, 'validation_failed'],
  ] as const)
    expect((await change(userId, body)).body.code).toBe(code)
})

describe('behaviour', () => {
  test('address, password and what is kept beside them change at once; sessions end', async () => {
    const { userId, access } = await client.settle('before@example.org')
    const { body } = await change(userId, {
      email: 'after@example.org',
      password: 'a-basket-of-berbere',
      user_metadata: { k: 1, full_name: null },
      app_metadata: { plan: 'x' },
    })
    expect(body).toMatchObject({
      email: 'after@example.org',
      app_metadata: { plan: 'x', provider: 'email' },
      identities: [{ identity_data: { email: 'after@example.org', email_verified: true } }],
    })
    expect(body['user_metadata']).not.toHaveProperty('full_name')
    expect((await client.send('GET', '/user', { token: access })).status).toBe(403)
    expect((await client.signIn('after@example.org', 'a-basket-of-berbere')).status).toBe(200)
    expect((await client.signIn('before@example.org')).status).toBe(400)
  })

  test('a ban counts at once, everywhere, until it is lifted or over', async () => {
    const email = 'banned@example.org'
    const { userId, access, refresh } = await client.settle(email)
    const asMember = () =>
      world.inject({ method: 'GET', url: '/api/my-profile', headers: { authorization: `Bearer ${access}` } })
    const known = (await asMember()).statusCode
    const { body } = await change(userId, { ban_duration: '2h' })
    expect(Date.parse(String(body['banned_until'])) - world.clock.now().getTime()).toBeCloseTo(7_200_000, -4)
    expect(await client.signIn(email)).toMatchObject({ status: 400, body: { code: 'user_banned' } })
    expect(await client.refresh(refresh)).toMatchObject({ status: 400, body: { code: 'user_banned' } })
    expect(await client.send('GET', '/user', { token: access })).toMatchObject({
      status: 403,
      body: { code: 'user_banned' },
    })
    expect([known, (await asMember()).statusCode]).not.toEqual([200, 200])
    await change(userId, { ban_duration: 'none' })
    expect((await client.send('GET', '/user', { token: access })).status).toBe(200)
    await change(userId, { ban_duration: '1h' })
    await world.clock.advance(3601)
    expect((await client.signIn(email)).status).toBe(200)
  })

  test('an address can be confirmed, and a number given', async () => {
    const email = 'unconfirmed@example.org'
    await client.signUp(email)
    const { id } = await world.db
      .selectFrom('auth.users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    await change(id, { email_confirm: true, phone: '15550002222', phone_confirm: true })
    expect((await client.signIn(email)).status).toBe(200)
    const byPhone = await client.post('/token?grant_type=password', {
      phone: '15550002222',
      password: PASSWORD,
    })
    expect(byPhone.body.user).toMatchObject({ app_metadata: { providers: ['email', 'phone'] } })
  })

  test('a new address that the operator doubts has to be confirmed', async () => {
    const { userId } = await client.settle('sure@example.org')
    await change(userId, { email_confirm: false })
    expect((await client.signIn('sure@example.org')).status).toBe(200)
    await change(userId, { email: 'unsure@example.org', email_confirm: false })
    expect((await client.signIn('unsure@example.org')).body.code).toBe('email_not_confirmed')
  })
})

import { hashSync as argonHash } from '@node-rs/argon2'
import { hashSync } from 'bcryptjs'
import { describe, expect, test } from 'vitest'
import { PASSWORD } from '#server/auth/auth-client.fixture.ts'
import { freshWorld } from '#server/testing/world.ts'
import { operatorClient, OPERATORS_ONLY } from './operator.fixture.ts'

const world = freshWorld()
const client = operatorClient(world)
const create = (body: unknown) => client.operate('POST', '/admin/users', { body })

test('signed out and not allowed', async () => {
  expect(await client.othersAsk('POST', '/admin/users')).toEqual(OPERATORS_ONLY)
})

test.for([
  [{}, 400, 'validation_failed'],
  [{ password: PASSWORD }, 400, 'validation_failed'],
  [{ email: 'nope' }, 400, 'validation_failed'],
  [{ phone: '12' }, 400, 'validation_failed'],
  [{ email: 'a@example.org', id: 'x' }, 400, 'validation_failed'],
  [{ email: 'a@example.org', role: 'service_role' }, 400, 'validation_failed'],
  [{ email: 'a@example.org', ban_duration: 'ever' }, 400, 'validation_failed'],
  [{ email: 'a@example.org', password: 'x'.repeat(73) }, 400, 'validation_failed'],
  [{ email: 'a@example.org', password_hash: 'plain' }, 400, 'validation_failed'],
  [{ email: 'a@example.org', password_hash: `$2b$03$${'a'.repeat(53)}` }, 400, 'validation_failed'],
  [{ email: 'a@example.org', password_hash: `$2b$15$${'a'.repeat(53)}` }, 400, 'validation_failed'],
  [{ email: 'a@example.org', password_hash: `$2b$10$${'a'.repeat(52)}` }, 400, 'validation_failed'],
  [{ email: 'a@example.org', password: PASSWORD, password_hash: '$2a$10$x' }, 400, 'validation_failed'],
  [{ email: 'a@example.org', user_metadata: { x: 'x'.repeat(5000) } }, 400, 'validation_failed'],
  [{ email: 'a@example.org', user_metadata: [] }, 400, 'bad_json'],
  [{ email: 'a\0@example.org' }, 400, 'validation_failed'],
  [{ email: 'a@example.org', password: 'short' }, 422, 'weak_password'],
  [{ email: 5 }, 400, 'bad_json'],
] as const)('invalid: %j', async ([body, status, code]) => {
  expect(await create(body)).toMatchObject({ status, body: { code } })
})

describe('behaviour', () => {
  test('an account as the operator says, that signs in at once', async () => {
    const email = 'made@example.org'
    const { status, body } = await create({
      email: 'Made@Example.org',
      password: PASSWORD,
      email_confirm: true,
      user_metadata: { full_name: 'Made Up' },
      app_metadata: { plan: 'pro' },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      email,
      app_metadata: { provider: 'email', providers: ['email'], plan: 'pro' },
      user_metadata: { full_name: 'Made Up' },
      identities: [{ provider: 'email', identity_data: { email, email_verified: true } }],
    })
    // as it was sent, without what the identity says
    expect(body['user_metadata']).toEqual({ full_name: 'Made Up' })
    expect((await client.signIn(email)).status).toBe(200)
    expect(await client.mailCount(email)).toBe(0)
  })

  test('one that is not confirmed has to be', async () => {
    const email = 'waiting@example.org'
    await create({ email, password: PASSWORD })
    expect(await client.signIn(email)).toMatchObject({ status: 400, body: { code: 'email_not_confirmed' } })
  })

  test('what is taken is named, also when two ask at once', async () => {
    const email = 'twice@example.org'
    const answers = await Promise.all([create({ email }), create({ email })])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422])
    expect(answers.find(({ status }) => status === 422)?.body.code).toBe('email_exists')
    await create({ phone: '15550001111', phone_confirm: true })
    expect(await create({ phone: '+15550001111' })).toMatchObject({
      status: 422,
      body: { code: 'phone_exists' },
    })
  })

  test.each([
    ['bcrypt', hashSync(PASSWORD, 4)],
    ['argon2id', argonHash(PASSWORD, { memoryCost: 8192, timeCost: 1 })],
  ])('a hash of %s brought along signs in, and is made anew', async (kind, password_hash) => {
    const email = `moved-${kind}@example.org`
    expect((await create({ email, password_hash, email_confirm: true })).status).toBe(200)
    const stored = () =>
      world.db
        .selectFrom('auth.users')
        .select('encrypted_password')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
    expect((await client.signIn(email, 'another-one-1')).body.code).toBe('invalid_credentials')
    expect(await stored()).toEqual({ encrypted_password: password_hash })
    const signedIn = await Promise.all([1, 2, 3].map(() => client.signIn(email)))
    expect(signedIn.map(({ status }) => status)).toContain(200)
    expect((await stored()).encrypted_password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect((await client.signIn(email)).status).toBe(200)
  })

  test('an id of the operator\u2019s own, once', async () => {
    const id = crypto.randomUUID()
    expect((await create({ id, email: 'id1@example.org' })).body['id']).toBe(id)
    expect(await create({ id, email: 'id2@example.org' })).toMatchObject({ body: { code: 'conflict' } })
  })
})

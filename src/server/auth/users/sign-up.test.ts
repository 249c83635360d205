import { describe, expect, test } from 'vitest'
import { authClient, claimsOf, PASSWORD } from '#server/auth/auth-client.fixture.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld()
const client = authClient(world)
const confirming = freshWorld({ env: { MAILER_AUTOCONFIRM: 'true' } })
const confirmed = authClient(confirming)

const account = (email: string) =>
  world.db.selectFrom('auth.users').selectAll().where('email', '=', email).executeTakeFirst()

describe('invalid', () => {
  const good = { email: 'invalid@example.org', password: PASSWORD }

  test.each(['', '{"email":', 'not json', '[1,2]', '"text"', '{"__proto__":{}}'])('body %s', async (text) => {
    const answer = await client.send('POST', '/signup', { text })
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad_json' } })
  })

  test.each([
    [{ ...good, email: { a: 1 } }, 400, 'bad_json'],
    [{ ...good, password: 7 }, 400, 'bad_json'],
    [{ ...good, data: 'x' }, 400, 'bad_json'],
    [{ email: good.email }, 400, 'validation_failed'],
    [{ ...good, phone: '15551234567' }, 400, 'validation_failed'],
    [{ phone: 'not a number', password: PASSWORD }, 400, 'validation_failed'],
    [{ password: PASSWORD }, 400, 'validation_failed'],
    [{ ...good, email: 'nope' }, 400, 'validation_failed'],
    [{ ...good, email: 'a b@example.org' }, 400, 'validation_failed'],
    [{ ...good, email: `${'a'.repeat(250)}@example.org` }, 400, 'validation_failed'],
    [{ ...good, email: 'nul\0@example.org' }, 400, 'validation_failed'],
    [{ ...good, password: 'x'.repeat(73) }, 400, 'validation_failed'],
    [{ ...good, data: { note: 'a\0b' } }, 400, 'validation_failed'],
    [{ ...good, data: { full_name: 'x' } }, 400, 'validation_failed'],
    [{ ...good, data: { full_name: 'x'.repeat(81) } }, 400, 'validation_failed'],
    [{ ...good, data: { note: 'x'.repeat(5000) } }, 400, 'validation_failed'],
    [{ ...good, code_challenge: 'x'.repeat(43) }, 400, 'validation_failed'],
    [{ ...good, code_challenge: 'short', code_challenge_method: 's256' }, 400, 'validation_failed'],
    [{ ...good, code_challenge: 'x'.repeat(43), code_challenge_method: 'plain' }, 400, 'validation_failed'],
  ])('%.80j is %d %s', async (body, status, code) => {
    expect(await client.post('/signup', body)).toMatchObject({ status, body: { code } })
    expect(await account(good.email)).toBeUndefined()
  })

  test('a weak password says what it lacks', async () => {
    const answer = await client.post('/signup', { ...good, password: 'abc' })
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'weak_password', weak_password: { reasons: ['length', 'characters'] } },
    })
  })

  test('a body above 1 MiB is not read', async () => {
    const answer = await client.post('/signup', { ...good, data: { x: 'x'.repeat(1_100_000) } })
    expect(answer).toMatchObject({ status: 413, body: { code: 'request_entity_too_large' } })
  })
})

describe('behaviour', () => {
  test('an account waits for its mail and knows nothing that only we decide', async () => {
    const answer = await client.signUp('New@Example.org', {
      id: '11111111-1111-4111-8111-111111111111',
      role: 'service_role',
      app_metadata: { role: 'admin' },
      email_confirm: true,
    })
    expect(answer.status).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).toMatchObject({
      aud: 'authenticated',
      role: 'authenticated',
      email: 'new@example.org',
      phone: '',
      is_anonymous: false,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { full_name: 'Sara Bekele', email: 'new@example.org', email_verified: false },
      identities: [{ provider: 'email', email: 'new@example.org' }],
    })
    expect(answer.body).not.toHaveProperty('access_token')
    expect(answer.body).not.toHaveProperty('email_confirmed_at')
    expect(answer.body['id']).not.toMatch(/^11111111/)
    expect(JSON.stringify(answer.body)).not.toMatch(/argon2|password/)

    const stored = await account('new@example.org')
    expect(stored?.encrypted_password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(stored?.confirmed_at).toBeNull()
    expect(await client.signIn('new@example.org')).toMatchObject({
      status: 400,
      body: { code: 'email_not_confirmed' },
    })
  })

  test('a confirmed address answers an invented person, and nothing is sent', async () => {
    const { userId } = await client.settle('taken@example.org')
    const mails = await client.mailCount('taken@example.org')
    const answer = await client.signUp('taken@example.org', { password: 'another-good-one-9' })
    expect(answer).toMatchObject({ status: 200, body: { email: 'taken@example.org', identities: [] } })
    expect(answer.body['id']).not.toBe(userId)
    expect(answer.body).not.toHaveProperty('last_sign_in_at')
    expect(await client.mailCount('taken@example.org')).toBe(mails)
    expect((await client.signIn('taken@example.org')).status).toBe(200)
    expect((await client.signIn('taken@example.org', 'another-good-one-9')).status).toBe(400)
  })

  test('an unconfirmed one is mailed again, keeps its password, and the older code is dead', async () => {
    const email = 'again@example.org'
    await client.signUp(email)
    const first = await client.mailTo(email)
    const answer = await client.signUp(email, { data: { full_name: 'Somebody Else' } })
    expect(answer.body).toMatchObject({ email, user_metadata: { full_name: 'Somebody Else' } })
    const second = await client.mailTo(email)
    expect(second.code).not.toBe(first.code)
    const use = (token: string) => client.post('/verify', { type: 'signup', email, token })
    expect(await use(first.code)).toMatchObject({ status: 403, body: { code: 'otp_expired' } })
    expect((await use(second.code)).body['user']).toMatchObject({
      user_metadata: { full_name: 'Sara Bekele' },
    })
    expect((await client.signIn(email)).status).toBe(200)
  })

  test('signed up with two passwords, no password opens it: whoever reads its mails chooses one', async () => {
    const email = 'two-senders@example.org'
    const another = 'another-good-one-9'
    await client.signUp(email)
    await client.signUp(email, { password: another, data: { full_name: 'Somebody Else' } })
    const { code } = await client.mailTo(email)
    const answer = await client.post('/verify', { type: 'signup', email, token: code })
    expect(answer).toMatchObject({
      status: 200,
      body: { user: { user_metadata: { full_name: 'Somebody Else' } } },
    })
    for (const password of [PASSWORD, another, PASSWORD])
      expect(await client.signIn(email, password)).toMatchObject({
        status: 400,
        body: { code: 'invalid_credentials' },
      })
  })

  test('many at once for one address make one account', async () => {
    const email = 'race@example.org'
    const answers = await Promise.all(Array.from({ length: 20 }, () => client.signUp(email)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const { users } = await world.db
      .selectFrom('auth.users')
      .select(({ fn }) => fn.countAll<number>().as('users'))
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    expect(users).toBe(1)
    const { code } = await client.mailTo(email)
    expect((await client.post('/verify', { type: 'email', email, token: code })).status).toBe(200)
  })

  test('where no confirmation is asked for, the answer is a session', async () => {
    const answer = await confirmed.signUp('quick@example.org')
    expect(answer).toMatchObject({
      status: 200,
      body: { token_type: 'bearer', user: { email: 'quick@example.org' } },
    })
    expect((await confirmed.send('GET', '/user', { token: String(answer.body.access_token) })).status).toBe(
      200,
    )
    expect(await confirmed.signUp('quick@example.org')).toMatchObject({
      status: 422,
      body: { code: 'user_already_exists' },
    })
    expect((await confirmed.send('GET', '/settings')).body['mailer_autoconfirm']).toBe(true)
  })

  test('the first session, and only that, is told, in a name that a profile may have', async () => {
    const emitted: { userId: string; fullName: string }[] = []
    world.platform.events.on('auth.signed-in-first', async (_tx, { userId, fullName }) => {
      emitted.push({ userId, fullName })
    })
    const named = await client.settle('named@example.org')
    await client.session('named@example.org')
    await client.signUp('nameless@example.org', { data: {} })
    const { code } = await client.mailTo('nameless@example.org')
    const nameless = await client.post('/verify', {
      type: 'signup',
      email: 'nameless@example.org',
      token: code,
    })
    expect(emitted).toEqual([
      { userId: named.userId, fullName: 'Sara Bekele' },
      { userId: nameless.body.user?.id, fullName: 'Member' },
    ])
  })

  test('when its listeners fail there is no session, and the code can be used again', async () => {
    const email = 'listener@example.org'
    await client.signUp(email)
    const { code } = await client.mailTo(email)
    let broken = true
    world.platform.events.on('auth.signed-in-first', async () => {
      if (broken) throw new Error('no profile today')
    })
    const use = () => client.post('/verify', { type: 'signup', email, token: code })
    expect(await use()).toMatchObject({ status: 500, body: { code: 'unexpected_failure' } })
    expect((await account(email))?.confirmed_at).toBeNull()
    broken = false
    expect((await use()).status).toBe(200)
  })
})

describe('a guest', () => {
  test('has a session and nothing else', async () => {
    const { body } = await client.post('/signup', {})
    expect(body.user).toMatchObject({ email: '', phone: '', is_anonymous: true, identities: [] })
    expect(claimsOf(body.access_token)).toMatchObject({ is_anonymous: true, role: 'authenticated' })
  })

  const closed = authClient(freshWorld({ env: { AUTH_ANONYMOUS: 'false' } }))
  test('is told where nobody may be one', async () => {
    expect(await closed.post('/signup', {})).toMatchObject({
      status: 422,
      body: { code: 'anonymous_provider_disabled' },
    })
  })
})

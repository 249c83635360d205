import { describe, expect, test } from 'vitest'
import { authClient, newPkce, PASSWORD } from '#server/auth/auth-client.fixture.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld()
const client = authClient(world)
const update = (token: string | undefined, body: unknown) => client.send('PUT', '/user', { token, body })
const read = (token: string) => client.send('GET', '/user', { token })
const verify = (email: string, token: string) =>
  client.post('/verify', { type: 'email_change', email, token })

test('signed out', async () => {
  expect(await update(undefined, { data: { a: 1 } })).toMatchObject({
    status: 401,
    body: { code: 'no_authorization' },
  })
  expect(await client.send('GET', '/user')).toMatchObject({ status: 401, body: { code: 'no_authorization' } })
})

test('not allowed: what only staff may set', async () => {
  const { access } = await client.settle('staff@example.org')
  expect(await update(access, { app_metadata: { role: 'admin' } })).toMatchObject({
    status: 403,
    body: { code: 'not_admin' },
  })
  await update(access, { role: 'service_role', email_confirm: true, data: { z: 1 } })
  const { body } = await read(access)
  expect(body).toMatchObject({ role: 'authenticated', user_metadata: { z: 1 } })
  expect(body['app_metadata']).toEqual({ provider: 'email', providers: ['email'] })
})

test('invalid, and then nothing is changed', async () => {
  const email = 'invalid@example.org'
  const { access } = await client.settle(email)
  await client.settle('other@example.org')
  const before = (await read(access)).body
  const withMetadata = { data: { changed: true } }
  for (const [body, status, code] of [
    [[], 400, 'bad_json'],
    [{ data: 'x' }, 400, 'bad_json'],
    [{ data: { full_name: '' } }, 400, 'validation_failed'],
    [{ data: { x: 'x'.repeat(5000) } }, 400, 'validation_failed'],
    [{ data: { x: 'x'.repeat(3990) } }, 400, 'validation_failed'],
    [{ ...withMetadata, password: 'abc' }, 422, 'weak_password'],
    [{ ...withMetadata, password: 'x'.repeat(73) }, 400, 'validation_failed'],
    [{ ...withMetadata, password: PASSWORD }, 422, 'same_password'],
    [
      { ...withMetadata, password: 'a-new-one-for-me-8', current_password: 'wrong' },
      400,
      'current_password_invalid',
    ],
    [{ ...withMetadata, email: 'nope' }, 400, 'validation_failed'],
    [{ ...withMetadata, email: 'other@example.org' }, 422, 'email_exists'],
    [{ ...withMetadata, phone: 'not a number' }, 400, 'validation_failed'],
  ] as const) {
    expect(await update(access, body), JSON.stringify(body).slice(0, 80)).toMatchObject({
      status,
      body: { code },
    })
  }
  expect((await read(access)).body).toEqual(before)
})

describe('behaviour', () => {
  test('new entries stand beside old ones, null takes one away', async () => {
    const { access } = await client.settle('data@example.org')
    await update(access, { data: { a: 1, b: 2 } })
    const { body } = await update(access, { data: { b: null, c: { d: 3 }, full_name: ' Sara B. ' } })
    expect(body['user_metadata']).toMatchObject({ a: 1, c: { d: 3 }, full_name: 'Sara B.' })
    expect(body['user_metadata']).not.toHaveProperty('b')
  })

  test('many changes at once are all kept', async () => {
    const { access } = await client.settle('parallel@example.org')
    await Promise.all(Array.from({ length: 20 }, (_, n) => update(access, { data: { [`k${n}`]: n } })))
    const { user_metadata: stored } = (await read(access)).body
    expect(Object.keys(stored as object).filter((name) => /^k\d+$/.test(name))).toHaveLength(20)
  })

  test('a new password ends all other sessions and every mail on its way', async () => {
    const email = 'password@example.org'
    const one = await client.settle(email)
    const other = await client.session(email)
    await client.post('/recover', { email })
    const { code } = await client.mailTo(email)
    const answer = await update(one.access, { password: 'a-new-one-for-me-8', current_password: PASSWORD })
    expect(answer.status).toBe(200)
    expect((await read(one.access)).status).toBe(200)
    expect(await read(other.access)).toMatchObject({ status: 403, body: { code: 'session_not_found' } })
    expect((await client.post('/verify', { type: 'recovery', email, token: code })).status).toBe(403)
    expect((await client.signIn(email)).status).toBe(400)
    expect((await client.signIn(email, 'a-new-one-for-me-8')).status).toBe(200)
  })

  test('a new address counts when both mailboxes have agreed', async () => {
    const email = 'old@example.org'
    const { access, userId } = await client.settle(email)
    const asked = await update(access, { email: 'New@example.org' })
    expect(asked.body).toMatchObject({
      email,
      new_email: 'new@example.org',
      email_change_sent_at: expect.any(String),
    })
    const [current, next] = [await client.mailTo(email), await client.mailTo('new@example.org')]
    expect(current.code).not.toBe(next.code)
    expect(current.text).toContain('new@example.org')

    const half = await verify(email, current.code)
    expect(half).toMatchObject({ status: 200, body: { code: '200' } })
    expect(half.body).not.toHaveProperty('access_token')
    expect((await verify(email, current.code)).status).toBe(403)
    expect((await read(access)).body['email']).toBe(email)

    const whole = await verify('new@example.org', next.code)
    expect(whole.body.user).toMatchObject({
      id: userId,
      email: 'new@example.org',
      user_metadata: { email: 'new@example.org', email_verified: true },
      identities: [{ email: 'new@example.org' }],
    })
    expect(whole.body.user).not.toHaveProperty('new_email')
    expect((await client.signIn('new@example.org')).status).toBe(200)
    expect((await client.signIn(email)).status).toBe(400)
  })

  test('the links of the two mails do the same, with PKCE too', async () => {
    const email = 'links@example.org'
    const { access } = await client.settle(email)
    const { verifier, fields } = newPkce()
    await update(access, { email: 'links-new@example.org', ...fields })
    const half = await client.follow((await client.mailTo('links-new@example.org')).link)
    expect(half.query['message']).toMatch(/other email/)
    const whole = await client.follow((await client.mailTo(email)).link)
    const body = { auth_code: whole.query['code'], code_verifier: verifier }
    const { user } = (await client.post('/token?grant_type=pkce', body)).body
    expect(user).toMatchObject({ email: 'links-new@example.org' })
  })

  test('an address that somebody took meanwhile stays theirs', async () => {
    const { access } = await client.settle('slow@example.org')
    await update(access, { email: 'wanted@example.org' })
    const codes = [await client.mailTo('slow@example.org'), await client.mailTo('wanted@example.org')]
    await client.settle('wanted@example.org')
    await verify('slow@example.org', codes[0]?.code ?? '')
    expect(await verify('wanted@example.org', codes[1]?.code ?? '')).toMatchObject({
      status: 422,
      body: { code: 'email_exists' },
    })
    expect((await read(access)).body['email']).toBe('slow@example.org')
  })

  test('two people who move to one address at once: one of them does', async () => {
    const links = []
    for (const email of ['rival-a@example.org', 'rival-b@example.org']) {
      const { access } = await client.settle(email)
      await update(access, { email: 'prize@example.org' })
      await verify(email, (await client.mailTo(email)).code)
      links.push((await client.mailTo('prize@example.org')).hash)
    }
    const answers = await Promise.all(
      links.map((hash) => client.post('/verify', { type: 'email_change', token_hash: hash })),
    )
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 422]))
  })

  test('one mailbox cannot agree twice', async () => {
    const email = 'single@example.org'
    const { access } = await client.settle(email)
    await update(access, { email: 'single-new@example.org' })
    const { code, hash } = await client.mailTo('single-new@example.org')
    await verify('single-new@example.org', code)
    expect((await client.post('/verify', { type: 'email_change', token_hash: hash })).status).toBe(403)
    expect((await read(access)).body['email']).toBe(email)
  })
})

import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { freshWorld } from '#server/testing/world.ts'
import { authClient, PASSWORD, statusesOf } from '#server/auth/auth-client.fixture.ts'
import { anonKey, issueApiKeys } from '#server/auth/public.ts'

const world = freshWorld({ env: { RATE_LIMITS: '1000' } })
const client = authClient(world)
let key = ''
beforeAll(async () => {
  key = (await issueApiKeys(world.platform.config)).service
})
const get = (path: string) => client.send('GET', path, { token: key })
const post = (path: string, body: unknown) => client.post(path, body, { token: key })
const put = (id: string, body: unknown) => client.send('PUT', `/admin/users/${id}`, { token: key, body })
const create = async (email: string) =>
  String((await post('/admin/users', { email, password: PASSWORD, email_confirm: true })).body['id'])

describe('nobody but the operator', () => {
  const calls = [
    ['GET', '/admin/users'],
    ['POST', '/admin/users'],
    ['GET', `/admin/users/${randomUUID()}`],
    ['PUT', `/admin/users/${randomUUID()}`],
    ['DELETE', `/admin/users/${randomUUID()}`],
    ['POST', '/admin/generate_link'],
    ['POST', '/invite'],
    ['GET', '/admin/audit'],
  ] as const

  test.each(calls)('%s %s', async (method, path) => {
    const body = method === 'GET' ? {} : { body: {} }
    expect(await client.send(method, path, body)).toMatchObject({
      status: 401,
      body: { code: 'no_authorization' },
    })
    const { access } = await client.settle(`${randomUUID()}@example.org`)
    for (const token of [access, await anonKey(world.platform)]) {
      expect(await client.send(method, path, { ...body, token })).toMatchObject({
        status: 403,
        body: { code: 'not_admin' },
      })
    }
  })
})

describe('invalid', () => {
  test.each([
    [{}, 400, 'validation_failed'],
    [{ email: 'nobody' }, 400, 'validation_failed'],
    [{ email: 'a@example.org', password: 'short' }, 422, 'weak_password'],
    [{ email: 'a@example.org', password_hash: 'md5' }, 400, 'validation_failed'],
    [{ email: 'a@example.org', role: 'service_role' }, 400, 'validation_failed'],
    [{ email: 'a@example.org', id: 'x' }, 400, 'validation_failed'],
    [{ email: 'a@example.org', ban_duration: 'soon' }, 400, 'validation_failed'],
    [{ email: 'a\0@example.org' }, 400, 'validation_failed'],
    [{ email: 5 }, 400, 'bad_json'],
  ])('account %j', async (body, status, code) => {
    expect(await post('/admin/users', body)).toMatchObject({ status, body: { code } })
  })

  test.each(['page=0', 'page=-1', 'page=x', 'per_page=0'])('list %s', async (query) => {
    expect(await get(`/admin/users?${query}`)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    })
  })

  test('an account that is not there, an id that is none', async () => {
    expect(await get(`/admin/users/${randomUUID()}`)).toMatchObject({
      status: 404,
      body: { code: 'user_not_found' },
    })
    expect(await get('/admin/users/x')).toMatchObject({ status: 404, body: { code: 'validation_failed' } })
  })

  test.each([
    [{ type: 'signup', email: 'l@example.org' }, 422, 'weak_password'],
    [{ type: 'nothing', email: 'l@example.org' }, 400, 'validation_failed'],
    [{ type: 'recovery', email: 'l@example.org' }, 404, 'user_not_found'],
    [{ type: 'email_change_new', email: 'l@example.org' }, 400, 'validation_failed'],
  ])('link %j', async (body, status, code) => {
    expect(await post('/admin/generate_link', body)).toMatchObject({ status, body: { code } })
  })
})

test('accounts are opened once, even by many at once', async () => {
  const body = {
    email: 'once@example.org',
    password: PASSWORD,
    email_confirm: true,
    app_metadata: { plan: 'pro' },
  }
  const answers = await Promise.all([1, 2, 3].map(() => post('/admin/users', body)))
  expect(statusesOf(answers)).toEqual([200, 422, 422])
  const made = answers.find(({ status }) => status === 200)
  expect(made?.body).toMatchObject({
    email: 'once@example.org',
    app_metadata: { provider: 'email', providers: ['email'], plan: 'pro' },
    identities: [{ provider: 'email' }],
  })
  expect((await client.signIn('once@example.org')).status).toBe(200)
})

test('the list is cut into pages', async () => {
  for (const n of [1, 2, 3]) await create(`page${n}@example.org`)
  const { body, headers } = await get('/admin/users?page=1&per_page=2&filter=page')
  expect(body['users']).toHaveLength(2)
  expect(headers['x-total-count']).toBe('3')
  expect(headers['link']).toBe(
    '</admin/users?page=2&per_page=2>; rel="next", </admin/users?page=2&per_page=2>; rel="last"',
  )
  expect((await get('/admin/users?page=2&per_page=2&filter=page')).body['users']).toHaveLength(1)
})

test('a new address and password count at once, and end the sessions', async () => {
  const before = await client.settle('before@example.org')
  const changed = await put(before.userId, {
    email: 'after@example.org',
    password: 'berbere-and-kibbeh-3',
    email_confirm: true,
    user_metadata: { full_name: null, k: 1 },
  })
  expect(changed.body).toMatchObject({
    email: 'after@example.org',
    identities: [{ email: 'after@example.org' }],
  })
  expect(changed.body['user_metadata']).not.toHaveProperty('full_name')
  expect((await client.send('GET', '/user', { token: before.access })).body.code).toBe('session_not_found')
  expect((await client.signIn('after@example.org', 'berbere-and-kibbeh-3')).status).toBe(200)
  await create('taken@example.org')
  expect((await put(before.userId, { email: 'taken@example.org' })).body.code).toBe('email_exists')
})

test('a ban keeps a person out until it is lifted', async () => {
  const { access, refresh, userId } = await client.settle('banned@example.org')
  expect((await put(userId, { ban_duration: '1h30m' })).body).toHaveProperty('banned_until')
  expect((await client.signIn('banned@example.org')).body.code).toBe('user_banned')
  expect((await client.refresh(refresh)).body.code).toBe('user_banned')
  expect((await client.send('GET', '/user', { token: access })).body.code).toBe('user_banned')
  expect((await put(userId, { ban_duration: 'none' })).body).not.toHaveProperty('banned_until')
  expect((await client.refresh(refresh)).status).toBe(200)
})

test.each([true, false])(
  'removed (softly: %s), the address is free and nothing is left to sign in with',
  async (soft) => {
    const email = `gone-${soft}@example.org`
    const { access, userId } = await client.settle(email)
    const path = `/admin/users/${userId}`
    const removed = await client.send('DELETE', path, { token: key, body: { should_soft_delete: soft } })
    expect(removed).toMatchObject({ status: 200, body: {} })
    expect((await client.send('GET', '/user', { token: access })).body.code).toBe('user_not_found')
    expect((await client.signIn(email)).body.code).toBe('invalid_credentials')
    const rows = await world.db.selectFrom('auth.users').selectAll().where('id', '=', userId).execute()
    expect(rows).toHaveLength(soft ? 1 : 0)
    expect(JSON.stringify(rows)).not.toMatch(/gone-|Sara/)
    expect(await create(email)).not.toBe(userId)
  },
)

test('a link that was made sends no mail and works once', async () => {
  const email = 'made@example.org'
  const { body } = await post('/admin/generate_link', { type: 'signup', email, password: PASSWORD })
  expect(body).toMatchObject({ email, verification_type: 'signup' })
  expect(await client.mailCount(email)).toBe(0)
  const verify = () => client.post('/verify', { type: 'signup', email, token: body['email_otp'] })
  expect((await verify()).status).toBe(200)
  expect((await verify()).status).toBe(403)
  const magic = await post('/admin/generate_link', { type: 'magiclink', email })
  expect((await client.follow(String(magic.body['action_link']))).fragment).toMatchObject({
    type: 'magiclink',
  })
})

test('an invitation is mailed and opens the account', async () => {
  const email = 'invited@example.org'
  expect((await post('/invite', { email, data: { full_name: 'Liya Tesfaye' } })).body).toHaveProperty(
    'invited_at',
  )
  const { link } = await client.mailTo(email)
  expect((await client.follow(link)).fragment).toMatchObject({ type: 'invite', token_type: 'bearer' })
  expect((await post('/invite', { email })).body.code).toBe('email_exists')
})

test('the audit log names what was done, and no secret', async () => {
  const userId = await create('audited@example.org')
  const text = JSON.stringify((await get(`/admin/audit?query=${userId}`)).body)
  expect(text).toContain('user_signedup')
  expect(text).not.toContain(PASSWORD)
  expect((await get('/admin/audit?query=no-such-text')).body).toEqual([])
})

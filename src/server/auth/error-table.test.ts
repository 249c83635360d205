import { beforeAll, describe, expect, test } from 'vitest'
import { importPKCS8, SignJWT } from 'jose'
import { generateKeyPairSync } from 'node:crypto'
import { freshWorld } from '#server/testing/world.ts'
import { authClient, claimsOf, type Sending, type Tokens } from './auth-client.fixture.ts'
import { signToken } from './keys/sign-token.ts'
import { openAuth } from './open-auth.ts'
import { authenticate } from './public.ts'

// What is wrong with a request and how the wire says so, in both forms of its errors.

const world = freshWorld()
const client = authClient(world)
const strict = freshWorld({ env: { RATE_LIMITS: '{"auth.read-settings": 1}' } })

const JSON_ERROR = [400, 'bad_json'] as const
const PASSWORD_GRANT = '/token?grant_type=password'
const REFRESH_GRANT = '/token?grant_type=refresh_token'
const NUL = String.fromCharCode(0)

interface Facts {
  person: Tokens
  /** Refresh tokens whose successors were used long ago: showing one ends its session. */
  stale: string[]
  /** The code of a mail that was used. */
  usedCode: string
  tokens: Record<'foreignKid' | 'none' | 'otherAudience' | 'forged' | 'gone' | 'closed' | 'banned', string>
  expired: string
}
let facts: Facts

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url')
const signerOf = () => {
  const { keys, issuer } = openAuth(world.platform)
  return { keys, issuer, now: world.clock.now() }
}

async function foreignToken(claims: Record<string, unknown>): Promise<string> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const key = await importPKCS8(String(privateKey.export({ type: 'pkcs8', format: 'pem' })), 'ES256')
  return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: 'of-somebody-else' }).sign(key)
}

beforeAll(async () => {
  const { access: expired } = await client.settle('expired@example.org')
  const stale: string[] = []
  for (const email of ['stale@example.org', 'stale-too@example.org']) {
    const { refresh } = await client.settle(email)
    const next = await client.refresh(refresh)
    await client.refresh(next.body.refresh_token ?? '')
    stale.push(refresh)
  }
  await world.clock.advance(3601)

  await client.signUp('used@example.org')
  const { code: usedCode } = await client.mailTo('used@example.org')
  await client.post('/verify', { type: 'signup', email: 'used@example.org', token: usedCode })

  const person = await client.settle('person@example.org')
  const [header = '', payload = '', signature = ''] = person.access.split('.')
  const claims = claimsOf(person.access)
  const gone = await client.settle('gone@example.org')
  await world.db.deleteFrom('auth.users').where('id', '=', gone.userId).execute()
  const closed = await client.settle('closed@example.org')
  await client.send('POST', '/logout', { token: closed.access })
  const banned = await client.settle('banned@example.org')
  const banned_until = new Date(world.clock.now().getTime() + 3_600_000)
  await world.db.updateTable('auth.users').set({ banned_until }).where('id', '=', banned.userId).execute()
  const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString()) as { kid: string }
  facts = {
    person,
    stale,
    usedCode,
    expired,
    tokens: {
      foreignKid: await foreignToken(claims),
      none: `${encode({ alg: 'none', kid })}.${payload}.`,
      otherAudience: await signToken(signerOf(), { ...claims, aud: 'another-app' }, 3600),
      forged: `${header}.${encode({ ...claims, role: 'service_role' })}.${signature}`,
      gone: gone.access,
      closed: closed.access,
      banned: banned.access,
    },
  }
})

type Row = [
  what: string,
  status: number,
  code: string,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  sending: () => Sending,
]
const body =
  (value: unknown): (() => Sending) =>
  () => ({ body: value })
const text =
  (value: string): (() => Sending) =>
  () => ({ text: value })
const token =
  (pick: (from: Facts) => string): (() => Sending) =>
  () => ({ token: pick(facts) })

const ROWS: Row[] = [
  ['JSON that ends early', ...JSON_ERROR, 'POST', PASSWORD_GRANT, text('{"email":')],
  ['no body at all', ...JSON_ERROR, 'POST', PASSWORD_GRANT, text('')],
  ['a list', ...JSON_ERROR, 'POST', '/otp', body([])],
  ['a number', ...JSON_ERROR, 'POST', '/recover', body(7)],
  ['null', ...JSON_ERROR, 'POST', '/signup', body(null)],
  ['a number for a text', ...JSON_ERROR, 'POST', PASSWORD_GRANT, body({ email: 7, password: 'x' })],
  ['a text for an object', ...JSON_ERROR, 'POST', '/signup', body({ email: 'a@b.co', data: 'x' })],
  [
    'more than a megabyte',
    413,
    'request_entity_too_large',
    'POST',
    '/signup',
    body({ email: 'x'.repeat(1_100_000) }),
  ],
  ['a NUL', 400, 'validation_failed', 'POST', '/otp', body({ email: `x${NUL}@example.org` })],
  [
    'a NUL deep inside',
    400,
    'validation_failed',
    'POST',
    '/signup',
    body({ email: 'a@b.co', password: 'long-enough-7-x', data: { deep: [{ name: NUL }] } }),
  ],
  [
    'lists in lists, deeper than a stack',
    ...JSON_ERROR,
    'POST',
    '/otp',
    text(`{"email":"a@b.co","data":{"x":${'['.repeat(200_000)}${']'.repeat(200_000)}}}`),
  ],
  ['an unknown grant', 400, 'invalid_credentials', 'POST', '/token?grant_type=saml2', body({})],
  ['no bearer', 401, 'no_authorization', 'GET', '/user', () => ({})],
  [
    'a bearer that is none',
    401,
    'no_authorization',
    'GET',
    '/user',
    () => ({ headers: { authorization: 'Basic eDp5' } }),
  ],
  ['no token', 403, 'bad_jwt', 'GET', '/user', token(() => 'x')],
  ['alg none', 403, 'bad_jwt', 'GET', '/user', token(({ tokens }) => tokens.none)],
  ['a key id that is not ours', 403, 'bad_jwt', 'GET', '/user', token(({ tokens }) => tokens.foreignKid)],
  ['claims that were changed', 403, 'bad_jwt', 'PUT', '/user', token(({ tokens }) => tokens.forged)],
  ['a token that has expired', 403, 'bad_jwt', 'GET', '/user', token(({ expired }) => expired)],
  [
    'a token for somebody else',
    400,
    'validation_failed',
    'GET',
    '/user',
    token(({ tokens }) => tokens.otherAudience),
  ],
  [
    'a token of ours for another audience than is asked for',
    400,
    'validation_failed',
    'GET',
    '/user',
    () => ({ token: facts.person.access, headers: { 'x-jwt-aud': 'another-app' } }),
  ],
  ['a person who is gone', 403, 'user_not_found', 'GET', '/user', token(({ tokens }) => tokens.gone)],
  ['a session that is over', 403, 'session_not_found', 'GET', '/user', token(({ tokens }) => tokens.closed)],
  ['somebody who is banned', 403, 'user_banned', 'GET', '/user', token(({ tokens }) => tokens.banned)],
  ['no operator', 403, 'not_admin', 'GET', '/admin/users', token(({ person }) => person.access)],
  [
    'a code that was used',
    403,
    'otp_expired',
    'POST',
    '/verify',
    () => ({ body: { type: 'signup', email: 'used@example.org', token: facts.usedCode } }),
  ],
  [
    'a refresh token of no shape',
    400,
    'validation_failed',
    'POST',
    REFRESH_GRANT,
    body({ refresh_token: 'abc' }),
  ],
  [
    'a refresh token used long ago',
    400,
    'refresh_token_already_used',
    'POST',
    REFRESH_GRANT,
    () => ({ body: { refresh_token: facts.stale.pop() } }),
  ],
  ['an address of nothing', 404, 'not_found', 'GET', '/no-such-path', () => ({})],
  ['the root', 404, 'not_found', 'GET', '/', () => ({})],
  [
    'an address of nothing, opened as a page',
    404,
    'not_found',
    'GET',
    '/nothing',
    () => ({ headers: { accept: 'text/html' } }),
  ],
  ['an unreadable address', ...JSON_ERROR, 'GET', '/user/%zz', () => ({})],
  ['a name longer than any', 404, 'not_found', 'GET', `/admin/users/${'x'.repeat(300)}`, () => ({})],
  ['another method', 405, 'method_not_allowed', 'DELETE', '/signup', () => ({})],
  ['another method of a person', 405, 'method_not_allowed', 'POST', '/admin/users/1', body({})],
  [
    'an API key that is not ours',
    401,
    'no_authorization',
    'GET',
    '/settings',
    () => ({ headers: { apikey: 'x' } }),
  ],
]

describe.each([
  ['with the version', '2024-01-01'],
  ['without it', ''],
])('%s', (_, version) => {
  test.each(ROWS)('%s: %i %s', async (_what, status, code, method, path, sending) => {
    const sent = sending()
    const headers = { ...sent.headers, 'x-supabase-api-version': version }
    const answer = await client.send(method, path, { ...sent, headers })
    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject({
      'x-sb-error-code': code,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    })
    const message = expect.stringMatching(/./)
    expect(answer.body).toEqual(
      version === '' ? { code: status, error_code: code, msg: message } : { code, message },
    )
    expect(answer.headers['x-supabase-api-version']).toBe(version === '' ? undefined : version)
  })

  test('too many requests: 429 over_request_rate_limit, and when to come again', async () => {
    const from = version === '' ? '10.0.0.1' : '10.0.0.2'
    const ask = () =>
      authClient(strict).send('GET', '/settings', { from, headers: { 'x-supabase-api-version': version } })
    expect((await ask()).status).toBe(200)
    const answer = await ask()
    expect(answer.status).toBe(429)
    expect(answer.headers['x-sb-error-code']).toBe('over_request_rate_limit')
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  })
})

test('a token for another audience opens nothing of our own either', async () => {
  const known = authenticate(world.platform)
  expect(await known(facts.person.access)).not.toBeNull()
  expect(await known(facts.tokens.otherAudience)).toBeNull()
})

test('a wrong method is told the right ones, and pages of other origins may read it', async () => {
  const { headers } = await client.send('POST', '/user')
  expect(headers['allow']).toBe('GET, PUT')
  expect(headers).toMatchObject({ 'access-control-allow-origin': '*' })
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importJWK, jwtVerify, SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { freshWorld } from '#server/testing/world.ts'
import { authClient, claimsOf } from './auth-client.fixture.ts'
import { anonKey } from './public.ts'

const world = freshWorld({ env: { PUBLIC_URL: 'https://mesob.example' } })
const client = authClient(world)
const read = (path: string, headers: Record<string, string> = {}) => client.send('GET', path, { headers })

describe('anyone', () => {
  test('sees that the service answers and what is on', async () => {
    expect((await read('/health')).body).toMatchObject({ name: 'GoTrue', version: expect.any(String) })
    expect((await read('/settings')).body).toMatchObject({
      external: { email: true, phone: true, anonymous_users: true, google: false },
      disable_signup: false,
      mailer_autoconfirm: false,
      saml_enabled: false,
    })
  })

  test('finds the other parts of the service', async () => {
    const { body, headers } = await read('/.well-known/openid-configuration')
    expect(headers['cache-control']).toBe('public, max-age=600')
    expect(body).toMatchObject({
      issuer: 'https://mesob.example/auth/v1',
      jwks_uri: 'https://mesob.example/auth/v1/.well-known/jwks.json',
    })
  })

  test('can verify a token by the published keys alone', async () => {
    const { access, userId } = await client.settle('claims@example.org')
    const { body, headers } = await read('/.well-known/jwks.json')
    expect(headers['cache-control']).toBe('public, max-age=600')
    const [key] = body['keys'] as Record<string, string>[]
    expect(key).not.toHaveProperty('d')
    const options = { issuer: 'https://mesob.example/auth/v1', currentDate: world.clock.now() }
    const { payload, protectedHeader } = await jwtVerify(access, await importJWK(key ?? {}, 'ES256'), options)
    expect(protectedHeader).toEqual({ alg: 'ES256', kid: key?.['kid'], typ: 'JWT' })
    expect(payload).toMatchObject({
      sub: userId,
      aud: 'authenticated',
      role: 'authenticated',
      email: 'claims@example.org',
      phone: '',
      aal: 'aal1',
      amr: [{ method: 'otp', timestamp: expect.any(Number) }],
      session_id: expect.any(String),
      is_anonymous: false,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { full_name: 'Sara Bekele' },
    })
    expect(Number(payload.exp) - Number(payload.iat)).toBe(3600)
  })

  test('finds nothing at an unknown path', async () => {
    expect((await read('/no-such-path')).status).toBe(404)
  })
})

describe('the key of the application', () => {
  test('may be missing, must not be a foreign one', async () => {
    expect((await read('/settings')).status).toBe(200)
    expect((await read('/settings', { apikey: await anonKey(world.platform) })).status).toBe(200)
    for (const apikey of ['', 'x', 'a.b.c', (await client.settle('key@example.org')).access]) {
      expect(await read('/settings', { apikey })).toMatchObject({
        status: 401,
        body: { code: 'no_authorization' },
      })
    }
  })

  test('is not looked at where browsers go by themselves', async () => {
    for (const path of ['/health', '/.well-known/jwks.json']) {
      expect((await read(path, { apikey: 'x' })).status).toBe(200)
    }
    expect((await read('/verify?token=x&type=signup', { apikey: 'x' })).status).toBe(303)
  })

  test('is the same at every look', async () => {
    expect(await anonKey(world.platform)).toBe(await anonKey(world.platform))
  })
})

describe('a bearer is refused', () => {
  const user = (token: string) => client.send('GET', '/user', { token })
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const BAD = { status: 403, body: { code: 'bad_jwt' } }

  test('when it is the public key, unsigned, or signed by other means', async () => {
    const { access } = await client.settle('forge@example.org')
    const [header = '', payload = '', signature = ''] = access.split('.')
    const claims = claimsOf(access)
    const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString()) as { kid: string }
    const [published] = (await read('/.well-known/jwks.json')).body['keys'] as Record<string, string>[]
    const withPublicKey = new TextEncoder().encode(JSON.stringify(published))
    const foreign = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
      'sign',
      'verify',
    ])
    const byForeign = (head: Record<string, unknown>) =>
      new SignJWT({ ...claims, role: 'service_role' })
        .setProtectedHeader({ alg: 'ES256', ...head })
        .sign(foreign.privateKey)
    for (const token of [
      await anonKey(world.platform),
      `${encode({ alg: 'none', kid })}.${payload}.`,
      `${encode({ alg: 'None', kid })}.${payload}.x`,
      `${header}.${encode({ ...claims, role: 'service_role' })}.${signature}`,
      await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid }).sign(withPublicKey),
      await byForeign({ kid }),
      await byForeign({ jwk: published }),
      await byForeign({ kid: '../../etc/passwd' }),
    ]) {
      expect(await user(token)).toMatchObject(BAD)
    }
  })

  test('when its time is up, though the signature is ours', async () => {
    const { access } = await client.settle('expired@example.org')
    await world.clock.advance(3601)
    expect(await user(access)).toMatchObject(BAD)
  })

  test('when its person is gone', async () => {
    const { access, userId } = await client.settle('gone@example.org')
    await world.db.deleteFrom('auth.users').where('id', '=', userId).execute()
    expect(await user(access)).toMatchObject({ status: 403, body: { code: 'user_not_found' } })
  })

  test('when its person is banned', async () => {
    const { access, userId } = await client.settle('banned@example.org')
    const banned_until = new Date(world.clock.now().getTime() + 60_000)
    await world.db.updateTable('auth.users').set({ banned_until }).where('id', '=', userId).execute()
    expect(await user(access)).toMatchObject({ status: 403, body: { code: 'user_banned' } })
  })
})

test('pages of other origins may use it with the headers of its clients', async () => {
  const answer = await world.inject({
    method: 'OPTIONS',
    url: '/auth/v1/token?grant_type=password',
    headers: { origin: 'https://app.example', 'access-control-request-method': 'POST' },
  })
  expect(answer.statusCode).toBe(204)
  expect(answer.headers['access-control-allow-origin']).toBe('*')
  const allowed = String(answer.headers['access-control-allow-headers']).split(', ')
  expect(allowed).toEqual(
    expect.arrayContaining([
      'apikey',
      'authorization',
      'content-type',
      'x-client-info',
      'x-supabase-api-version',
    ]),
  )
  const { headers } = await client.signIn('nobody@example.org')
  expect(headers['access-control-allow-origin']).toBe('*')
  expect(headers['access-control-expose-headers']).toContain('x-total-count')
  expect(headers['cache-control']).toBe('no-store')
})

test('errors come in both forms of the wire', async () => {
  const newer = await client.signIn('nobody@example.org')
  expect(newer.body).toEqual({ code: 'invalid_credentials', message: 'Invalid login credentials' })
  expect(newer.headers).toMatchObject({
    'x-supabase-api-version': '2024-01-01',
    'x-sb-error-code': 'invalid_credentials',
  })
  const body = { email: 'nobody@example.org', password: 'x' }
  const older = await client.post('/token?grant_type=password', body, {
    headers: { 'x-supabase-api-version': '' },
  })
  expect(older.body).toEqual({
    code: 400,
    error_code: 'invalid_credentials',
    msg: 'Invalid login credentials',
  })
})

test('the private keys lie in the data folder and in no answer', async () => {
  const file = readFileSync(join(world.platform.config.dataDir, 'keys', 'signing-keys.json'), 'utf8')
  const { keys } = JSON.parse(file) as { keys: { jwk: { d: string } }[] }
  const secret = keys[0]?.jwk.d ?? ''
  expect(secret.length).toBeGreaterThan(40)
  for (const path of [
    '/health',
    '/settings',
    '/.well-known/jwks.json',
    '/.well-known/openid-configuration',
  ]) {
    expect(JSON.stringify((await read(path)).body)).not.toContain(secret)
  }
})

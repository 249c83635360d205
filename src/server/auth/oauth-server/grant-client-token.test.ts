import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose'
import { describe, expect, test } from 'vitest'
import { claimsOf, newPkce } from '#server/auth/auth-client.fixture.ts'
import { authenticate } from '#server/auth/public.ts'
import { freshWorld } from '#server/testing/world.ts'
import { type Program, programClient } from './oauth-client.fixture.ts'

const world = freshWorld()
const client = programClient(world)

const refresh = (program: Program, refresh_token: string) =>
  client.token({ grant_type: 'refresh_token', refresh_token }, program)

describe('not allowed', () => {
  test('a program that is not the one', async () => {
    const program = await client.register()
    const posts = await client.register({ token_endpoint_auth_method: 'client_secret_post' })
    const form = { grant_type: 'authorization_code', code: 'x' }
    for (const [sent, by] of [
      [form, null],
      [form, { ...program, secret: 'wrong' }],
      [form, { ...program, secret: '' }],
      [form, { id: crypto.randomUUID(), secret: program.secret }],
      [form, posts],
      [{ ...form, client_id: program.id, client_secret: program.secret }, null],
      [{ ...form, client_id: program.id }, null],
    ] as const) {
      const { status, body } = await client.token(sent, by)
      expect({ status, error: body['error'] }).toEqual({ status: 401, error: 'invalid_client' })
    }
    const { headers } = await world.inject({
      method: 'POST',
      url: '/auth/v1/oauth/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    })
    expect(headers['www-authenticate']).toBe('Basic realm="oauth"')
    const posted = { ...form, client_id: posts.id, client_secret: posts.secret }
    expect((await client.token(posted, null)).body['error']).toBe('invalid_grant')
  })

  test('a code of another program', async () => {
    const { access } = await client.settle('other@example.org')
    const { code, verifier } = await client.agree(await client.register(), access)
    const { body } = await client.exchange(await client.register(), code, verifier)
    expect(body['error']).toBe('invalid_grant')
  })
})

describe('invalid', () => {
  test('verifiers, addresses, times and grants', async () => {
    const { access } = await client.settle('invalid@example.org')
    const program = await client.register({ grant_types: ['authorization_code'] })
    const { code, verifier } = await client.agree(program, access)
    const error = async (answer: ReturnType<typeof client.token>) => (await answer).body['error']
    expect(await error(client.exchange(program, code, newPkce().verifier))).toBe('invalid_grant')
    expect(await error(client.exchange(program, code, ''))).toBe('invalid_grant')
    expect(await error(client.exchange(program, 'x', verifier))).toBe('invalid_grant')
    const elsewhere = { redirect_uri: 'https://evil.example/' }
    expect(await error(client.exchange(program, code, verifier, elsewhere))).toBe('invalid_grant')
    expect(await error(client.token({ grant_type: 'password' }, program))).toBe('unsupported_grant_type')
    expect(await error(refresh(program, 'x'))).toBe('unauthorized_client')
    await world.clock.advance(181)
    expect(await error(client.exchange(program, code, verifier))).toBe('invalid_grant')
  })

  test('a code shown again ends what it was exchanged for', async () => {
    const { access } = await client.settle('replay@example.org')
    const program = await client.register()
    const { code, verifier } = await client.agree(program, access)
    const first = await client.exchange(program, code, verifier)
    expect(first.status).toBe(200)
    expect((await client.exchange(program, code, verifier)).body['error']).toBe('invalid_grant')
    expect((await refresh(program, first.body['refresh_token'] ?? '')).body['error']).toBe('invalid_grant')
    const info = await client.send('GET', '/oauth/userinfo', { token: first.body['access_token'] })
    expect(info).toMatchObject({ status: 401, body: { error: 'invalid_token' } })
    expect(info.headers['www-authenticate']).toBe('Bearer error="invalid_token"')
  })

  test('of a code shown three times at once no session is left', async () => {
    const { access } = await client.settle('race@example.org')
    const program = await client.register()
    const { code, verifier } = await client.agree(program, access)
    const answers = await Promise.all([1, 2, 3].map(() => client.exchange(program, code, verifier)))
    const good = answers.filter(({ status }) => status === 200)
    expect(good).toHaveLength(1)
    const token = good[0]?.body['access_token']
    expect((await client.send('GET', '/oauth/userinfo', { token })).status).toBe(401)
  })
})

describe('a program that was let in', () => {
  test('gets tokens that say what was granted, and no more', async () => {
    const { access, userId } = await client.settle('tokens@example.org')
    const program = await client.register()
    const tokens = await client.letIn(program, access)
    expect(tokens).toMatchObject({ token_type: 'bearer', expires_in: 3600, scope: 'openid email profile' })
    const claims = claimsOf(tokens['access_token'])
    expect(claims).toMatchObject({
      sub: userId,
      client_id: program.id,
      scope: 'openid email profile',
      amr: [{ method: 'oauth_provider/authorization_code' }],
    })
    expect(claims).not.toHaveProperty('user_metadata')

    const keys = await client.send('GET', '/.well-known/jwks.json')
    const { payload } = await jwtVerify(
      tokens['id_token'] ?? '',
      createLocalJWKSet(keys.body as unknown as JSONWebKeySet),
      { audience: program.id, issuer: 'http://localhost:3000/auth/v1', currentDate: world.clock.now() },
    )
    expect(payload).toMatchObject({
      sub: userId,
      nonce: 'no',
      email: 'tokens@example.org',
      name: 'Sara Bekele',
    })
    const info = await client.send('GET', '/oauth/userinfo', { token: tokens['access_token'] })
    expect(info.body).toMatchObject({ sub: userId, email: 'tokens@example.org', email_verified: true })
  })

  test('learns only what its scope says, and gets no id token without openid', async () => {
    const { access, userId } = await client.settle('little@example.org')
    const tokens = await client.letIn(await client.register(), access, { scope: 'phone' })
    expect(tokens['id_token']).toBeUndefined()
    const info = await client.send('GET', '/oauth/userinfo', { token: tokens['access_token'] })
    expect(info.body).toEqual({ sub: userId })
  })

  test('cannot act for the person', async () => {
    const { access } = await client.settle('guarded@example.org')
    const tokens = await client.letIn(await client.register(), access)
    for (const token of [tokens['access_token'], tokens['id_token']]) {
      for (const [method, path] of [
        ['GET', '/user'],
        ['PUT', '/user'],
        ['POST', '/logout'],
        ['GET', '/user/oauth/grants'],
        ['POST', '/factors'],
      ] as const) {
        const answer = await client.send(method, path, { token, body: method === 'GET' ? undefined : {} })
        expect(answer, `${method} ${path}`).toMatchObject({ status: 403, body: { code: 'bad_jwt' } })
      }
    }
    const known = authenticate(world.platform)
    expect(await known(access)).not.toBeNull()
    expect(await known(tokens['access_token'] ?? '')).toBeNull()
    expect((await client.refresh(tokens['refresh_token'] ?? '')).body.code).toBe('refresh_token_not_found')
  })

  test('refreshes with a token that rotates, as itself only', async () => {
    const { access, refresh: own } = await client.settle('rotates@example.org')
    const program = await client.register()
    const tokens = await client.letIn(program, access)
    const stranger = await client.register()
    const first = tokens['refresh_token'] ?? ''
    expect((await refresh(stranger, first)).body['error']).toBe('invalid_grant')
    expect((await refresh(program, own)).body['error']).toBe('invalid_grant')
    const second = (await refresh(program, first)).body
    expect(second['refresh_token']).not.toBe(first)
    expect(claimsOf(second['access_token'])['scope']).toBe('openid email profile')
    const third = (await refresh(program, second['refresh_token'] ?? '')).body
    await world.clock.advance(11)
    expect((await refresh(program, first)).body['error']).toBe('invalid_grant')
    expect((await refresh(program, third['refresh_token'] ?? '')).body['error']).toBe('invalid_grant')
    expect((await client.refresh(own)).status).toBe(200)
  })

  test('is out when the person takes the consent back', async () => {
    const { access } = await client.settle('revokes@example.org')
    const program = await client.register()
    const tokens = await client.letIn(program, access)
    await client.send('DELETE', `/user/oauth/grants?client_id=${program.id}`, { token: access })
    expect((await refresh(program, tokens['refresh_token'] ?? '')).body['error']).toBe('invalid_grant')
    const info = await client.send('GET', '/oauth/userinfo', { token: tokens['access_token'] })
    expect(info).toMatchObject({ status: 401, body: { error: 'invalid_token' } })
    expect(info.headers['www-authenticate']).toBe('Bearer error="invalid_token"')
  })

  test('may be one without a secret', async () => {
    const { access } = await client.settle('public@example.org')
    const { id } = await client.register({ token_endpoint_auth_method: 'none' })
    const { code, verifier } = await client.agree({ id, secret: '' }, access)
    const form = { grant_type: 'authorization_code', code, code_verifier: verifier, client_id: id }
    expect((await client.token({ ...form, client_secret: 'x' }, null)).body['error']).toBe('invalid_client')
    expect((await client.token(form, null)).status).toBe(200)
  })
})

test('the metadata stands where RFC 8414 puts it, and beside the issuer', async () => {
  const read = async (url: string) => (await world.inject({ url })).json<{ issuer: string }>()
  const beside = await read('/auth/v1/.well-known/oauth-authorization-server')
  expect(new URL(beside.issuer).pathname).toBe('/auth/v1')
  expect(await read('/.well-known/oauth-authorization-server/auth/v1')).toEqual(beside)
})

import { createHash } from 'node:crypto'
import { UnsecuredJWT } from 'jose'
import { afterAll, describe, expect, test } from 'vitest'
import { authClient, claimsOf } from '#server/auth/auth-client.fixture.ts'
import { freshWorld } from '#server/testing/world.ts'
import { startIdentityProvider } from './identity-provider.fixture.ts'

const idp = await startIdentityProvider()
afterAll(() => idp.stop())

const github = { ...idp.endpoints, userinfoUrl: `${idp.issuer}/user` }
const world = freshWorld({
  env: {
    AUTH_PROVIDERS: JSON.stringify({
      google: { ...idp.setting, acceptableClientIds: ['mesob-phone'] },
      github,
      gone: { ...idp.setting, issuer: 'http://127.0.0.1:9' },
    }),
  },
})
const client = authClient(world)

const claims = (sub: string, more: object = {}) => ({
  sub,
  email: `${sub}@example.org`,
  email_verified: true,
  name: 'Sara Bekele',
  ...more,
})
const grant = (body: object, token?: string) => client.post('/token?grant_type=id_token', body, { token })
const google = (id_token: string, more: object = {}) => grant({ provider: 'google', id_token, ...more })
const sha256 = (text: string) => createHash('sha256').update(text).digest()

describe('invalid', () => {
  test('what is missing, unknown or off', async () => {
    const id_token = await idp.idToken(claims('x'))
    for (const [body, code] of [
      [{ provider: 'nope', id_token }, 'validation_failed'],
      [{ provider: 'github', id_token }, 'validation_failed'],
      [{ provider: 'apple', id_token }, 'provider_disabled'],
      [{ provider: 'gone', id_token }, 'provider_disabled'],
      [{ provider: '__proto__', id_token }, 'validation_failed'],
      [{ provider: 'google', id_token: `${id_token}\0` }, 'validation_failed'],
      [{ provider: 7, id_token }, 'bad_json'],
    ] as const) {
      expect(await grant(body), JSON.stringify(body)).toMatchObject({ status: 400, body: { code } })
    }
    for (const body of [{}, { provider: 'google' }, { id_token }]) {
      expect(await grant(body)).toMatchObject({ status: 400, body: { error: 'invalid request' } })
    }
  })

  test('tokens of others, for others, over, unsigned or changed', async () => {
    const good = await idp.idToken(claims('x'))
    const [head, , signature] = good.split('.')
    const forged = Buffer.from(JSON.stringify(claims('victim'))).toString('base64url')
    const exp = Math.floor(world.clock.now().getTime() / 1000) + 600
    const unsigned = new UnsecuredJWT({ ...claims('x'), iss: idp.issuer, aud: 'mesob', exp, iat: exp - 600 })
    for (const token of [
      'x',
      'a.b.c',
      'a'.repeat(20_000),
      unsigned.encode(),
      `${head}.${forged}.${signature}`,
      await idp.idToken(claims('x', { aud: 'another' })),
      await idp.idToken(claims('x', { aud: ['mesob', 'another'] })),
      await idp.idToken(claims('x', { azp: 'another' })),
      await idp.idToken(claims('x', { iss: 'https://elsewhere.example' })),
      await idp.idToken(claims('x', { exp: 1000 })),
      await idp.idToken({ email: 'x@example.org' }),
    ]) {
      const answer = await google(token)
      expect(answer, token.slice(0, 60)).toMatchObject({ status: 400, body: { error: 'invalid request' } })
    }
  })

  test('a nonce on one side only, or another', async () => {
    const bound = await idp.idToken(claims('x', { nonce: sha256('raw').toString('hex') }))
    const free = await idp.idToken(claims('x'))
    expect((await google(bound)).body['error']).toBe('invalid request')
    expect((await google(free, { nonce: 'raw' })).body['error']).toBe('invalid request')
    expect((await google(bound, { nonce: 'other' })).body['error']).toBe('invalid nonce')
  })

  test('an access token that is not of the same sign-in', async () => {
    const at_hash = sha256('access').subarray(0, 16).toString('base64url')
    const bound = await idp.idToken(claims('hashed', { at_hash }))
    expect((await google(bound, { access_token: 'other' })).body['error']).toBe('invalid request')
    expect((await google(bound, { access_token: 'access' })).status).toBe(200)
  })
})

describe('a token that counts', () => {
  test('signs in, with its nonce, and comes back to the same account', async () => {
    const token = await idp.idToken(claims('inside', { nonce: sha256('raw').toString('hex') }))
    const first = await google(token, { nonce: 'raw' })
    expect(first.status).toBe(200)
    expect(claimsOf(first.body.access_token)).toMatchObject({
      email: 'inside@example.org',
      amr: [{ method: 'oauth' }],
      app_metadata: { providers: ['google'] },
    })
    const phone = await google(await idp.idToken(claims('inside', { aud: 'mesob-phone' })))
    expect(phone.body.user?.id).toBe(first.body.user?.id)
  })

  test('whose address nobody answers for signs nobody in', async () => {
    await client.settle('owned@example.org')
    const answer = await google(await idp.idToken(claims('owned', { email_verified: false })))
    expect(answer).toMatchObject({ status: 422, body: { code: 'provider_email_needs_verification' } })
  })

  test('links to the account one is signed in to, and to one only', async () => {
    const { access, userId } = await client.settle('links@example.org')
    const id_token = await idp.idToken(claims('linked'))
    const body = { provider: 'google', id_token, link_identity: true }
    expect((await grant(body)).status).toBe(401)
    const linked = await grant(body, access)
    expect(linked.body).toMatchObject({ user: { id: userId, email: 'links@example.org' } })
    const other = await client.settle('other@example.org')
    expect(await grant(body, other.access)).toMatchObject({
      status: 422,
      body: { code: 'identity_already_exists' },
    })
  })
})

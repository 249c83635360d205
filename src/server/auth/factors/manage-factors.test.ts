import { beforeAll, describe, expect, test } from 'vitest'
import { claimsOf } from '#server/auth/auth-client.fixture.ts'
import { signApiKey } from '#server/auth/keys/sign-token.ts'
import { openAuth } from '#server/auth/open-auth.ts'
import { passkeyClient } from '#server/auth/passkeys/passkey.fixture.ts'
import { anonKey } from '#server/auth/public.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld()
const client = passkeyClient(world)
const { send } = client

let service = ''
beforeAll(async () => {
  const { keys, issuer } = openAuth(world.platform)
  service = await signApiKey({ keys, issuer, now: world.clock.now() }, 'service_role')
})

const NOBODY = crypto.randomUUID()
const CALLS = [
  ['GET', `/admin/users/${NOBODY}/factors`],
  ['PUT', `/admin/users/${NOBODY}/factors/${NOBODY}`],
  ['DELETE', `/admin/users/${NOBODY}/factors/${NOBODY}`],
  ['GET', `/admin/users/${NOBODY}/passkeys`],
  ['DELETE', `/admin/users/${NOBODY}/passkeys/${NOBODY}`],
] as const

describe('signed out', () => {
  test.each(CALLS)('%s %s', async (method, path) => {
    expect(await send(method, path)).toMatchObject({ status: 401, body: { code: 'no_authorization' } })
    expect(await send(method, path, { token: 'x' })).toMatchObject({ status: 403, body: { code: 'bad_jwt' } })
  })
})

describe('not allowed', () => {
  test('people, staff included, and the public key', async () => {
    for (const [method, path] of CALLS) {
      for (const token of [
        (await client.session('person@example.org').catch(() => client.settle('person@example.org'))).access,
        await world.token(world.people.dawit),
        await anonKey(world.platform),
      ]) {
        expect(await send(method, path, { token })).toMatchObject({
          status: 403,
          body: { code: 'not_admin' },
        })
      }
    }
  })
})

describe('invalid', () => {
  test('people, factors and passkeys that are none', async () => {
    const { userId } = await client.settle('there@example.org')
    const ask = (method: 'GET' | 'PUT' | 'DELETE', path: string) =>
      send(method, path, { token: service, ...(method === 'PUT' && { body: {} }) })
    for (const [method, path] of CALLS) {
      const nobody = { status: 404, body: { code: 'user_not_found' } }
      expect(await ask(method, path)).toMatchObject(nobody)
      const noId = { status: 404, body: { code: 'validation_failed' } }
      expect(await ask(method, path.replace(NOBODY, 'x'))).toMatchObject(noId)
      if (method === 'GET') continue
      const nothing = path.includes('passkeys') ? 'webauthn_credential_not_found' : 'mfa_factor_not_found'
      expect(await ask(method, path.replace(NOBODY, userId))).toMatchObject({
        status: 404,
        body: { code: nothing },
      })
      const unnamed = path.replace(NOBODY, userId).replace(NOBODY, 'x')
      expect(await ask(method, unnamed)).toMatchObject(noId)
    }
  })

  test.each([
    [{ friendly_name: 'x'.repeat(121) }, 400, 'validation_failed'],
    [{ friendly_name: 7 }, 400, 'bad_json'],
    [{ phone: 'x' }, 400, 'validation_failed'],
    [{ phone: '+251911000001' }, 400, 'validation_failed'],
    [{ friendly_name: 'taken' }, 422, 'mfa_factor_name_conflict'],
  ])('a change like %j', async (body, status, code) => {
    const { access, userId, app } = await client.settleStrong(`${crypto.randomUUID()}@example.org`)
    await client.newApp(access, 'taken')
    const path = `/admin/users/${userId}/factors/${app.id}`
    expect(await send('PUT', path, { token: service, body })).toMatchObject({ status, body: { code } })
  })
})

describe('behaviour', () => {
  test('sees and changes factors, without their secrets', async () => {
    const { access, userId, app } = await client.settleStrong('seen@example.org')
    const phone = await client.enroll(access, { factor_type: 'phone', phone: '+251911000009' })
    const path = `/admin/users/${userId}/factors`
    const listed = (await send('GET', path, { token: service })).body as unknown as object[]
    expect(listed).toMatchObject([{ id: app.id, status: 'verified' }, { factor_type: 'phone' }])
    expect(JSON.stringify(listed)).not.toMatch(/secret|step/)
    const renamed = await send('PUT', `${path}/${app.id}`, {
      token: service,
      body: { friendly_name: 'By us' },
    })
    expect(renamed).toMatchObject({ status: 200, body: { id: app.id, friendly_name: 'By us' } })
    const moved = await send('PUT', `${path}/${String(phone.body['id'])}`, {
      token: service,
      body: { phone: '+251911000010' },
    })
    expect(moved).toMatchObject({ status: 200, body: { phone: '251911000010' } })
  })

  test('takes a lost factor away, and the recovery codes beside it', async () => {
    const { access, refresh, userId, app } = await client.settleStrong('lost@example.org')
    await client.post('/factors/recovery-codes', {}, { token: access })
    const path = `/admin/users/${userId}/factors/${app.id}`
    const removed = await send('DELETE', path, { token: service })
    expect(removed).toMatchObject({ status: 200, body: { id: app.id, factor_type: 'totp' } })
    expect(await client.factorsOf(access)).toEqual([])
    expect(claimsOf((await client.refresh(refresh)).body.access_token)).toMatchObject({ aal: 'aal1' })
    expect(await client.audited(userId)).toContainEqual(
      expect.objectContaining({
        action: 'factor_deleted',
        traits: { factor_id: app.id, factor_type: 'totp' },
      }),
    )
  })

  test('sees and takes away passkeys', async () => {
    const { access, userId } = await client.settle('passkeys@example.org')
    const { id, key } = await client.newPasskey(access)
    const path = `/admin/users/${userId}/passkeys`
    expect((await send('GET', path, { token: service })).body).toEqual([
      { id, created_at: expect.any(String) },
    ])
    expect((await send('DELETE', `${path}/${id}`, { token: service })).status).toBe(204)
    expect((await send('GET', path, { token: service })).body).toEqual([])
    expect((await client.signInWithKey(key)).status).toBe(400)
  })
})

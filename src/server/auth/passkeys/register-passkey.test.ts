import { describe, expect, test } from 'vitest'
import { newAuthenticator } from '#server/auth/authenticator.fixture.ts'
import { statusesOf } from '#server/auth/auth-client.fixture.ts'
import { freshWorld } from '#server/testing/world.ts'
import { passkeyClient } from './passkey.fixture.ts'

const world = freshWorld()
const client = passkeyClient(world)
const { register } = client
const off = freshWorld({ env: { AUTH_PASSKEYS: 'false' } })
const offClient = passkeyClient(off)
const nameless = freshWorld({ env: { PUBLIC_URL: 'http://192.0.2.7:3000' } })
const namelessClient = passkeyClient(nameless)
const named = freshWorld({ env: { PUBLIC_URL: 'https://mesob.example' } })
const namedClient = passkeyClient(named)

const OPTIONS = '/passkeys/registration/options'
const FAILED = { status: 400, body: { code: 'webauthn_verification_failed' } }

describe('signed out', () => {
  test('nothing is offered or kept', async () => {
    const refused = { status: 401, body: { code: 'no_authorization' } }
    expect(await client.post(OPTIONS, {})).toMatchObject(refused)
    expect(await register(undefined, crypto.randomUUID(), {})).toMatchObject(refused)
  })
})

describe('not allowed', () => {
  test('guests, and people who sign in through their company', async () => {
    const guest = await client.settle('guest@example.org')
    await client.makeGuest(guest.userId)
    expect(await client.post(OPTIONS, {}, { token: guest.access })).toMatchObject({
      status: 403,
      body: { code: 'no_authorization' },
    })
    const employee = await client.settle('employee@example.org')
    const { db } = world
    await db.updateTable('auth.users').set({ is_sso_user: true }).where('id', '=', employee.userId).execute()
    expect(await client.post(OPTIONS, {}, { token: employee.access })).toMatchObject({
      status: 422,
      body: { code: 'validation_failed' },
    })
  })

  test('in a session that has not shown the second factor', async () => {
    const email = 'weak@example.org'
    const strong = await client.settleStrong(email)
    const { access } = await client.session(email)
    const refused = { status: 403, body: { code: 'insufficient_aal' } }
    expect(await client.post(OPTIONS, {}, { token: access })).toMatchObject(refused)
    const { challengeId, options } = await client.offer(strong.access)
    const credential = newAuthenticator().create(options)
    expect(await register(access, challengeId, credential)).toMatchObject(refused)
    expect((await register(strong.access, challengeId, credential)).status).toBe(200)
  })

  test("with somebody else's challenge, or one for signing in", async () => {
    const one = await client.settle('one@example.org')
    const two = await client.settle('two@example.org')
    const { challengeId, options } = await client.offer(one.access)
    const unknown = { status: 400, body: { code: 'webauthn_challenge_not_found' } }
    const credential = newAuthenticator().create(options)
    expect(await register(two.access, challengeId, credential)).toMatchObject(unknown)
    const signingIn = await client.askPasskey()
    expect(await register(one.access, signingIn.challengeId, credential)).toMatchObject(unknown)
    expect((await register(one.access, challengeId, credential)).status).toBe(200)
  })

  test('where they are off, or the site has no name', async () => {
    for (const [of, enabled] of [
      [offClient, false],
      [namelessClient, false],
      [client, true],
    ] as const) {
      expect((await of.send('GET', '/settings')).body).toMatchObject({ passkeys_enabled: enabled })
      if (enabled) continue
      for (const path of [OPTIONS, '/passkeys/authentication/options', '/passkeys/authentication/verify']) {
        expect(await of.post(path, {})).toMatchObject({ status: 404, body: { code: 'passkey_disabled' } })
      }
    }
  })
})

describe('invalid', () => {
  test.each([
    [{}, 'validation_failed'],
    [{ challenge_id: 'x', credential: {} }, 'validation_failed'],
    [{ challenge_id: crypto.randomUUID() }, 'validation_failed'],
    [{ challenge_id: crypto.randomUUID(), credential: null }, 'validation_failed'],
    [{ challenge_id: 7, credential: {} }, 'bad_json'],
    [{ challenge_id: crypto.randomUUID(), credential: { id: 'a\u0000' } }, 'validation_failed'],
    [{ challenge_id: crypto.randomUUID(), credential: {} }, 'webauthn_challenge_not_found'],
  ])('%j', async (body, code) => {
    const { access } = await client.settle(`${crypto.randomUUID()}@example.org`)
    const answer = await client.post('/passkeys/registration/verify', body, { token: access })
    expect(answer).toMatchObject({ status: 400, body: { code } })
  })

  test.each([
    ['a string', () => 'x'],
    ['a list', () => []],
    [
      'nothing that could be read',
      (made: object) => ({ ...made, response: { clientDataJSON: '!', attestationObject: '!' } }),
    ],
    [
      'no CBOR',
      (made: { response: object }) => ({
        ...made,
        response: { ...made.response, attestationObject: 'AAAA' },
      }),
    ],
    [
      'no JSON',
      (made: { response: object }) => ({ ...made, response: { ...made.response, clientDataJSON: 'AAAA' } }),
    ],
    ['another kind', (made: object) => ({ ...made, type: 'password' })],
    ['two names', (made: object) => ({ ...made, id: 'AAAA' })],
    ['a name without end', (made: object) => ({ ...made, id: 'A'.repeat(2000), rawId: 'A'.repeat(2000) })],
  ])('a credential that is %s', async (_, change) => {
    const { access } = await client.settle(`${crypto.randomUUID()}@example.org`)
    const { challengeId, options } = await client.offer(access)
    expect(await register(access, challengeId, change(newAuthenticator().create(options)))).toMatchObject(
      FAILED,
    )
  })

  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another domain', { rpId: 'evil.example' }],
    ['another challenge', { challenge: 'x'.repeat(43) }],
    ['another ceremony', { type: 'webauthn.get' }],
    ['nobody in particular', { ownerChecked: false }],
  ])('a key for %s', async (_, wrong) => {
    const { access } = await client.settle(`${crypto.randomUUID()}@example.org`)
    const { challengeId, options } = await client.offer(access)
    const credential = newAuthenticator().create(options, wrong)
    expect(await register(access, challengeId, credential)).toMatchObject(FAILED)
    // used up by the try
    expect(await register(access, challengeId, newAuthenticator().create(options))).toMatchObject({
      body: { code: 'webauthn_challenge_not_found' },
    })
  })
})

describe('behaviour', () => {
  test('offers what a discoverable key takes, without those that are there', async () => {
    const { access, userId } = await client.settle('story@example.org')
    const { key } = await client.newPasskey(access)
    const { status, body } = await client.post(OPTIONS, {}, { token: access })
    expect(status).toBe(200)
    const soon = Math.floor(world.clock.now().getTime() / 1000) + 300
    expect(Math.abs(Number(body['expires_at']) - soon)).toBeLessThan(5)
    expect(body['options']).toMatchObject({
      rp: { id: 'localhost', name: 'Mesob' },
      user: {
        id: Buffer.from(userId).toString('base64url'),
        name: 'story@example.org',
        displayName: 'Sara Bekele',
      },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: key.id, type: 'public-key' }],
    })
  })

  test('keeps the key, and tells of it', async () => {
    const { access, userId } = await client.settle('keeps@example.org')
    const { challengeId, options } = await client.offer(access)
    const answer = await register(access, challengeId, newAuthenticator().create(options))
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ id: expect.any(String), created_at: expect.any(String) })
    expect(await client.audited(userId)).toContainEqual(
      expect.objectContaining({
        action: 'passkey_created',
        log_type: 'passkey',
        traits: { passkey_id: answer.body['id'] },
      }),
    )
    expect(await client.factorsOf(access)).toEqual([])
  })

  test('a challenge is good for five minutes and once, also at once', async () => {
    const { access } = await client.settle('once@example.org')
    const late = await client.offer(access)
    await world.clock.advance(301)
    expect(await register(access, late.challengeId, newAuthenticator().create(late.options))).toMatchObject({
      status: 400,
      body: { code: 'webauthn_challenge_expired' },
    })
    const { challengeId, options } = await client.offer(access)
    const tries = Array.from({ length: 5 }, () =>
      register(access, challengeId, newAuthenticator().create(options)),
    )
    const answers = await Promise.all(tries)
    expect(statusesOf(answers)).toEqual([200, 400, 400, 400, 400])
  })

  test('a key belongs to one person', async () => {
    const one = await client.settle('mine@example.org')
    const two = await client.settle('yours@example.org')
    const { key } = await client.newPasskey(one.access)
    for (const { access } of [one, two]) {
      const { challengeId, options } = await client.offer(access)
      expect(await register(access, challengeId, key.create(options))).toMatchObject({
        status: 422,
        body: { code: 'webauthn_credential_exists' },
      })
    }
  })

  test('ten are enough, also when they are added at once', async () => {
    const { access } = await client.settle('many@example.org')
    const offers = await Promise.all(Array.from({ length: 12 }, () => client.offer(access)))
    const answers = await Promise.all(
      offers.map(({ challengeId, options }) =>
        register(access, challengeId, newAuthenticator().create(options)),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    const refused = { status: 422, body: { code: 'too_many_passkeys' } }
    for (const answer of answers.filter(({ status }) => status !== 200)) expect(answer).toMatchObject(refused)
    expect(await client.post(OPTIONS, {}, { token: access })).toMatchObject(refused)
  })

  test('on a site with a name, only its own pages count', async () => {
    const { access } = await namedClient.settle('named@example.org')
    const { challengeId, options } = await namedClient.offer(access)
    expect(options.rp.id).toBe('mesob.example')
    const right = newAuthenticator('https://mesob.example').create(options)
    expect((await namedClient.register(access, challengeId, right)).status).toBe(200)
    for (const origin of ['http://mesob.example', 'https://www.mesob.example', 'http://localhost:3000']) {
      const again = await namedClient.offer(access)
      const wrong = newAuthenticator(origin).create(again.options)
      expect(await namedClient.register(access, again.challengeId, wrong)).toMatchObject(FAILED)
    }
  })
})

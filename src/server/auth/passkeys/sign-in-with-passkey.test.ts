import { describe, expect, test } from 'vitest'
import { claimsOf, statusesOf } from '#server/auth/auth-client.fixture.ts'
import { newAuthenticator } from '#server/auth/authenticator.fixture.ts'
import { freshWorld } from '#server/testing/world.ts'
import { passkeyClient } from './passkey.fixture.ts'

const world = freshWorld()
const client = passkeyClient(world)
const { signInBy, signInWithKey } = client
const strict = freshWorld({ env: { RATE_LIMITS: '1' } })
const strictClient = passkeyClient(strict)
const FAILED = { status: 400, body: { code: 'webauthn_verification_failed' } }

async function withPasskey(email: string) {
  const person = await client.settle(email)
  return { ...person, ...(await client.newPasskey(person.access)) }
}

describe('not allowed', () => {
  test('a key that nobody has registered', async () => {
    expect(await signInWithKey(newAuthenticator())).toMatchObject({
      status: 400,
      body: { code: 'webauthn_verification_failed' },
    })
  })

  test('a key that is a second factor', async () => {
    const { access } = await client.settle('factor@example.org')
    const key = newAuthenticator()
    const { body } = await client.enroll(access, { factor_type: 'webauthn' })
    const id = String(body['id'])
    const asked = await client.post(`/factors/${id}/challenge`, {}, { token: access })
    const { credential_options: options } = asked.body['webauthn'] as {
      credential_options: { publicKey: Parameters<typeof key.create>[0] }
    }
    const webauthn = { type: 'create', credential_response: key.create(options.publicKey) }
    expect((await client.verify(access, id, asked.body['id'], { webauthn })).status).toBe(200)
    expect(await signInWithKey(key)).toMatchObject({ body: { code: 'webauthn_verification_failed' } })
  })

  test('a key that was removed', async () => {
    const { access, id, key } = await withPasskey('removed@example.org')
    expect((await client.send('DELETE', `/passkeys/${id}`, { token: access })).status).toBe(204)
    expect(await signInWithKey(key)).toMatchObject({ body: { code: 'webauthn_verification_failed' } })
  })

  test('somebody who is banned, or whose address nobody has confirmed', async () => {
    const banned = await withPasskey('banned@example.org')
    const until = new Date(world.clock.now().getTime() + 60_000)
    const change = (id: string, changes: { banned_until?: Date; email_confirmed_at?: null }) =>
      world.db.updateTable('auth.users').set(changes).where('id', '=', id).execute()
    await change(banned.userId, { banned_until: until })
    expect(await signInWithKey(banned.key)).toMatchObject({ status: 403, body: { code: 'user_banned' } })
    const unconfirmed = await withPasskey('unconfirmed@example.org')
    await change(unconfirmed.userId, { email_confirmed_at: null })
    expect(await signInWithKey(unconfirmed.key)).toMatchObject({
      status: 403,
      body: { code: 'email_not_confirmed' },
    })
  })
})

describe('invalid', () => {
  test.each([
    [{}, 'validation_failed'],
    [{ challenge_id: 'x', credential: {} }, 'validation_failed'],
    [{ challenge_id: crypto.randomUUID(), credential: {} }, 'webauthn_challenge_not_found'],
    [{ challenge_id: [], credential: {} }, 'bad_json'],
  ])('%j', async (body, code) => {
    const answer = await client.post('/passkeys/authentication/verify', body)
    expect(answer).toMatchObject({ status: 400, body: { code } })
  })

  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another domain', { rpId: 'evil.example' }],
    ['another challenge', { challenge: 'x'.repeat(43) }],
    ['another ceremony', { type: 'webauthn.create' }],
    ['nobody in particular', { ownerChecked: false }],
    ['somebody else', { forged: true }],
    ['the past', { counter: 0 }],
  ])('signed for %s', async (_, wrong) => {
    const { key, access } = await withPasskey(`${crypto.randomUUID()}@example.org`)
    expect(await signInWithKey(key, wrong)).toMatchObject(FAILED)
    expect((await client.send('GET', '/passkeys', { token: access })).body).toEqual([
      expect.not.objectContaining({ last_used_at: expect.anything() }),
    ])
    expect((await signInWithKey(key)).status).toBe(200)
  })
})

describe('behaviour', () => {
  test('asks for any key of this site, then signs in whoever it belongs to', async () => {
    const { key, userId, access } = await withPasskey('story@example.org')
    const { body } = await client.post('/passkeys/authentication/options', {})
    expect(body['options']).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    expect(body['options']).not.toHaveProperty('allowCredentials')
    const answer = await signInWithKey(key)
    expect(answer).toMatchObject({ status: 200, body: { token_type: 'bearer', user: { id: userId } } })
    expect(claimsOf(answer.body.access_token)).toMatchObject({ aal: 'aal1', amr: [{ method: 'passkey' }] })
    expect((await client.send('GET', '/passkeys', { token: access })).body).toMatchObject([
      { last_used_at: expect.any(String) },
    ])
  })

  test('a counter that stays at zero, as most devices have it, is fine', async () => {
    const { access } = await client.settle('zero@example.org')
    const key = newAuthenticator()
    const { challengeId, options } = await client.offer(access)
    await client.register(access, challengeId, key.create(options, { counter: 0 }))
    expect((await signInWithKey(key, { counter: 0 })).status).toBe(200)
    expect((await signInWithKey(key, { counter: 0 })).status).toBe(200)
  })

  test('a copied device is noticed: its counter did not go on', async () => {
    const { key } = await withPasskey('copy@example.org')
    expect((await signInWithKey(key, { counter: 50 })).status).toBe(200)
    expect(await signInWithKey(key, { counter: 50 })).toMatchObject(FAILED)
    expect(await signInWithKey(key, { counter: 49 })).toMatchObject(FAILED)
    expect((await signInWithKey(key, { counter: 51 })).status).toBe(200)
  })

  test('an answer counts once, within five minutes, also when it is sent ten times at once', async () => {
    const { key } = await withPasskey('once@example.org')
    const late = await client.askPasskey()
    await world.clock.advance(301)
    expect(await signInBy(late.challengeId, key.get(late.options))).toMatchObject({
      status: 400,
      body: { code: 'webauthn_challenge_expired' },
    })
    const { challengeId, options } = await client.askPasskey()
    const credential = key.get(options)
    const answers = await Promise.all(Array.from({ length: 10 }, () => signInBy(challengeId, credential)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const rest = answers.filter(({ status }) => status !== 200)
    for (const { body } of rest) expect(body.code).toBe('webauthn_challenge_not_found')
  })

  test('two answers with one counter at once: one counts', async () => {
    const { key } = await withPasskey('counter@example.org')
    const asked = await Promise.all([1, 2, 3].map(() => client.askPasskey()))
    const answers = await Promise.all(
      asked.map(({ challengeId, options }) => signInBy(challengeId, key.get(options, { counter: 99 }))),
    )
    expect(statusesOf(answers)).toEqual([200, 400, 400])
  })

  test('who has a second factor still has to show it', async () => {
    const strong = await client.settleStrong('strong@example.org')
    const { key } = await client.newPasskey(strong.access)
    const { body } = await signInWithKey(key)
    expect(claimsOf(body.access_token)).toMatchObject({ aal: 'aal1' })
    expect((await client.prove(body.access_token ?? '', strong.app)).status).toBe(200)
  })

  test('thirty in five minutes from one address', async () => {
    const statuses = []
    for (let n = 0; n < 31; n++) {
      statuses.push((await strictClient.post('/passkeys/authentication/options', {})).status)
    }
    expect(statuses.slice(0, 30)).not.toContain(429)
    expect(statuses.at(-1)).toBe(429)
  })
})

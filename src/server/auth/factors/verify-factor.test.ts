import { describe, expect, test } from 'vitest'
import { claimsOf, statusesOf, tokensOf } from '#server/auth/auth-client.fixture.ts'
import { newAuthenticator } from '#server/auth/authenticator.fixture.ts'
import { freshWorld } from '#server/testing/world.ts'
import { factorClient } from './factor.fixture.ts'

const world = freshWorld()
const client = factorClient(world)
const { verify } = client
const strict = freshWorld({ env: { RATE_LIMITS: '1' } })
const strictClient = factorClient(strict)

const WRONG = { status: 422, body: { code: 'mfa_verification_failed' } }

async function withApp(email: string) {
  const person = await client.settle(email)
  return { ...person, app: await client.newApp(person.access) }
}

/** Asks for a challenge of a key and gives the options that the browser hands on. */
async function keyChallenge(token: string, id: string) {
  const { body } = await client.challenge(token, id)
  const { type, credential_options: options } = body['webauthn'] as {
    type: string
    credential_options: { publicKey: { challenge: string; rp: { id: string }; rpId?: string } }
  }
  return { challengeId: body['id'], type, options: options.publicKey }
}

async function withKey(email: string) {
  const person = await client.settle(email)
  const { body } = await client.enroll(person.access, { factor_type: 'webauthn' })
  return { ...person, id: String(body['id']), key: newAuthenticator() }
}

describe('signed out', () => {
  test('no proof', async () => {
    const answer = await verify(undefined, crypto.randomUUID(), crypto.randomUUID(), { code: '123456' })
    expect(answer).toMatchObject({ status: 401, body: { code: 'no_authorization' } })
  })
})

describe('not allowed', () => {
  test('guests', async () => {
    const { access, userId, app } = await withApp('guest@example.org')
    const id = await client.newChallenge(access, app.id)
    await client.makeGuest(userId)
    const answer = await verify(access, app.id, id, { code: client.codeOf(app) })
    expect(answer).toMatchObject({ status: 403, body: { code: 'no_authorization' } })
  })

  test("somebody else's factor, with a right code", async () => {
    const owner = await withApp('owner@example.org')
    const id = await client.newChallenge(owner.access, owner.app.id)
    const { access } = await client.settle('other@example.org')
    expect(await verify(access, owner.app.id, id, { code: client.codeOf(owner.app) })).toMatchObject({
      status: 404,
      body: { code: 'mfa_factor_not_found' },
    })
  })

  test('from another address than the one that asked', async () => {
    const { access, app } = await withApp('address@example.org')
    const { body } = await client.challenge(access, app.id, '2001:db8::1')
    const elsewhere = await verify(access, app.id, body['id'], { code: client.codeOf(app) }, '192.0.2.1')
    expect(elsewhere).toMatchObject({ status: 422, body: { code: 'mfa_ip_address_mismatch' } })
    const same = await verify(access, app.id, body['id'], { code: client.codeOf(app) }, '2001:db8:0:0::1')
    expect(same.status).toBe(200)
  })

  test('a factor that was begun before another one counted', async () => {
    const email = 'intruder@example.org'
    const { access, app } = await withApp(email)
    const other = await client.enroll(access, { factor_type: 'webauthn' })
    const id = String(other.body['id'])
    const { challengeId, options } = await keyChallenge(access, id)
    expect((await client.prove(access, app)).status).toBe(200)
    const weak = await client.session(email)
    const webauthn = { type: 'create', credential_response: newAuthenticator().create(options) }
    expect(await verify(weak.access, id, challengeId, { webauthn })).toMatchObject({
      status: 403,
      body: { code: 'insufficient_aal' },
    })
  })
})

describe('invalid', () => {
  test.each([
    [{}, 400, 'validation_failed'],
    [{ code: '' }, 400, 'validation_failed'],
    [{ code: 123_456 }, 400, 'bad_json'],
    [{ code: '12345' }, 422, 'mfa_verification_failed'],
    [{ code: 'abcdef' }, 422, 'mfa_verification_failed'],
    [{ code: '١٢٣٤٥٦' }, 422, 'mfa_verification_failed'],
    [{ code: '1'.repeat(10_000) }, 422, 'mfa_verification_failed'],
    [{ code: '12345\u0000' }, 400, 'validation_failed'],
    [{ challenge_id: 'x', code: '123456' }, 400, 'validation_failed'],
    [{ challenge_id: crypto.randomUUID(), code: '123456' }, 422, 'mfa_factor_not_found'],
  ])('%j', async (answer, status, code) => {
    const { access, app } = await withApp(`${crypto.randomUUID()}@example.org`)
    const id = await client.newChallenge(access, app.id)
    expect(await verify(access, app.id, id, answer)).toMatchObject({ status, body: { code } })
  })

  test.each([
    [{}],
    [{ webauthn: {} }],
    [{ webauthn: { type: 'other', credential_response: {} } }],
    [{ webauthn: { type: 'create' } }],
    [{ webauthn: { type: 'create', credential_response: 'x' } }],
    [{ webauthn: { type: 'create', credential_response: { id: '=', rawId: '=' } } }],
  ])('a key: %j', async (answer) => {
    const { access, id } = await withKey(`${crypto.randomUUID()}@example.org`)
    const { challengeId } = await keyChallenge(access, id)
    expect(await verify(access, id, challengeId, answer)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    })
  })
})

describe('an app', () => {
  test('a right code lifts this session and makes the factor count', async () => {
    const { access, refresh, app, userId } = await withApp('story@example.org')
    const answer = await client.prove(access, app)
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      token_type: 'bearer',
      expires_in: 3600,
      user: { id: userId, factors: [{ id: app.id, status: 'verified', factor_type: 'totp' }] },
    })
    const claims = claimsOf(answer.body.access_token)
    expect(claims).toMatchObject({ aal: 'aal2', session_id: claimsOf(access).session_id })
    expect((claims['amr'] as { method: string }[]).map(({ method }) => method)).toEqual(['totp', 'otp'])
    expect(answer.body.refresh_token).not.toBe(refresh)
    expect(await client.audited(userId)).toContainEqual(
      expect.objectContaining({
        action: 'verification_attempted',
        traits: expect.objectContaining({ factor_id: app.id, factor_type: 'totp' }),
      }),
    )
  })

  test('the refresh token from before is dead at once, the new one keeps the level', async () => {
    const before = await withApp('rotation@example.org')
    const after = tokensOf(await client.prove(before.access, before.app))
    const next = await client.refresh(after.refresh)
    expect(claimsOf(next.body.access_token)).toMatchObject({ aal: 'aal2' })
    expect(await client.refresh(before.refresh)).toMatchObject({ status: 400 })
  })

  test('ends all weaker sessions of the person, and nobody else', async () => {
    const email = 'weaker@example.org'
    const { access, app } = await withApp(email)
    const other = await client.session(email)
    const stranger = await client.settle('stranger@example.org')
    expect((await client.prove(access, app)).status).toBe(200)
    expect(await client.send('GET', '/user', { token: other.access })).toMatchObject({
      status: 403,
      body: { code: 'session_not_found' },
    })
    expect(await client.refresh(other.refresh)).toMatchObject({ status: 400 })
    expect((await client.send('GET', '/user', { token: stranger.access })).status).toBe(200)
  })

  test('forgets what was begun of the same kind, and no other', async () => {
    const { access, app } = await withApp('begun@example.org')
    await client.newApp(access, 'never finished')
    await client.enroll(access, { factor_type: 'webauthn', friendly_name: 'later' })
    const { access: strong } = tokensOf(await client.prove(access, app))
    const factors = await client.factorsOf(strong)
    expect(factors.map(({ id, friendly_name }) => friendly_name ?? id)).toEqual([app.id, 'later'])
  })

  test('the codes before and after count too; one that was used does not, nor one before it', async () => {
    const { app, ...first } = await withApp('replay@example.org')
    const token = tokensOf(await client.prove(first.access, app)).access
    const ask = async (steps: number) =>
      verify(token, app.id, await client.newChallenge(token, app.id), { code: client.codeOf(app, steps) })
    expect(await ask(0)).toMatchObject(WRONG)
    expect(await ask(-1)).toMatchObject(WRONG)
    expect((await ask(1)).status).toBe(200)
    await world.clock.advance(30)
    expect(await ask(0)).toMatchObject(WRONG)
    await world.clock.advance(60)
    expect((await ask(-1)).status).toBe(200)
    await world.clock.advance(60)
    expect(await ask(2)).toMatchObject(WRONG)
    expect(await ask(-2)).toMatchObject(WRONG)
  })

  test('a challenge is good once, for five minutes, and for five tries', async () => {
    const { access, app } = await withApp('challenge@example.org')
    const late = await client.newChallenge(access, app.id)
    await world.clock.advance(301)
    expect(await verify(access, app.id, late, { code: client.codeOf(app) })).toMatchObject({
      status: 422,
      body: { code: 'mfa_challenge_expired' },
    })
    const tried = await client.newChallenge(access, app.id)
    for (let n = 0; n < 5; n++) {
      expect(await verify(access, app.id, tried, { code: client.wrongCodeOf(app) })).toMatchObject(WRONG)
    }
    expect(await verify(access, app.id, tried, { code: client.codeOf(app) })).toMatchObject({
      status: 422,
      body: { code: 'mfa_challenge_expired' },
    })
    const used = await client.newChallenge(access, app.id)
    const strong = tokensOf(await verify(access, app.id, used, { code: client.codeOf(app) })).access
    await world.clock.advance(60)
    expect(await verify(strong, app.id, used, { code: client.codeOf(app) })).toMatchObject({
      status: 422,
      body: { code: 'mfa_ip_address_mismatch' },
    })
  })

  test('answered ten times at once, a challenge is good once', async () => {
    const { access, app } = await withApp('race@example.org')
    const id = await client.newChallenge(access, app.id)
    const code = client.codeOf(app)
    const answers = await Promise.all(Array.from({ length: 10 }, () => verify(access, app.id, id, { code })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'mfa_ip_address_mismatch')).toHaveLength(9)
  })

  test('one code for two challenges at once is good once', async () => {
    const { access, app } = await withApp('twice@example.org')
    const ids = await Promise.all([1, 2, 3].map(() => client.newChallenge(access, app.id)))
    const code = client.codeOf(app)
    const answers = await Promise.all(ids.map((id) => verify(access, app.id, id, { code })))
    expect(statusesOf(answers)).toEqual([200, 422, 422])
  })

  test('of two sessions that prove at once the first ends the other', async () => {
    const email = 'both@example.org'
    const { app } = await client.settleStrong(email)
    const [one, two] = await Promise.all([client.session(email), client.session(email)])
    const [first, second] = await Promise.all(
      [one, two].map(({ access }) => client.newChallenge(access, app.id)),
    )
    const answers = await Promise.all([
      verify(one.access, app.id, first, { code: client.codeOf(app) }),
      verify(two.access, app.id, second, { code: client.codeOf(app, 1) }),
    ])
    expect(statusesOf(answers)).toEqual([200, 403])
    expect(answers.find(({ status }) => status === 403)?.body.code).toBe('session_not_found')
  })
})

describe('a telephone', () => {
  test('the code of the newest text counts, for its challenge only', async () => {
    const { access } = await client.settle('phone@example.org')
    const phone = '+251911777777'
    const { body } = await client.enroll(access, { factor_type: 'phone', phone })
    const id = String(body['id'])
    const newest = async () => (await world.outbox()).findLast(({ to }) => to === phone)
    const older = await client.newChallenge(access, id)
    const first = await newest()
    const newer = await client.newChallenge(access, id)
    const second = await newest()
    expect(await verify(access, id, newer, { code: first?.token })).toMatchObject(WRONG)
    const answer = await verify(access, id, newer, { code: second?.token })
    expect(answer.status).toBe(200)
    expect(claimsOf(answer.body.access_token)).toMatchObject({ aal: 'aal2' })
    expect((claimsOf(answer.body.access_token)['amr'] as { method: string }[])[0]?.method).toBe('mfa/phone')
    expect((await verify(answer.body.access_token, id, older, { code: second?.token })).status).toBe(422)
  })

  test('before the text was written no code is right', async () => {
    const { access } = await client.settle('early@example.org')
    const { body } = await client.enroll(access, { factor_type: 'phone', phone: '+251911777778' })
    const id = String(body['id'])
    const challenge = await client.newChallenge(access, id)
    expect(await verify(access, id, challenge, { code: '000000' })).toMatchObject(WRONG)
  })
})

describe('a key', () => {
  test('made once, it signs in again; its counter must go on', async () => {
    const email = 'key@example.org'
    const { access, id, key } = await withKey(email)
    const made = await keyChallenge(access, id)
    expect(made.type).toBe('create')
    const created = await verify(access, id, made.challengeId, {
      webauthn: { type: 'create', credential_response: key.create(made.options, { ownerChecked: false }) },
    })
    expect(claimsOf(created.body.access_token)).toMatchObject({ aal: 'aal2' })

    const again = await client.session(email)
    const asked = await keyChallenge(again.access, id)
    expect(asked).toMatchObject({
      type: 'request',
      options: { rpId: 'localhost', allowCredentials: [{ id: key.id, transports: ['internal'] }] },
    })
    const credential = key.get(asked.options)
    const answer = { webauthn: { type: 'request', credential_response: credential } }
    const signed = await verify(again.access, id, asked.challengeId, answer)
    expect(signed.status).toBe(200)
    const { amr } = claimsOf(signed.body.access_token) as unknown as { amr: { method: string }[] }
    expect(amr.map(({ method }) => method)).toEqual(['mfa/webauthn', 'password'])

    const next = await keyChallenge(again.access, id)
    const copied = key.get(next.options, { counter: key.copyCounter() })
    expect(
      await verify(again.access, id, next.challengeId, {
        webauthn: { type: 'request', credential_response: copied },
      }),
    ).toMatchObject(WRONG)
  })

  test.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['of another host that begins alike', { origin: 'http://localhost.evil.example' }],
    ['for another domain', { rpId: 'evil.example' }],
    ['for another challenge', { challenge: 'x'.repeat(43) }],
    ['of another ceremony', { type: 'webauthn.get' }],
  ])('%s does not count', async (_, wrong) => {
    const { access, id, key } = await withKey(`${crypto.randomUUID()}@example.org`)
    const { challengeId, options } = await keyChallenge(access, id)
    const webauthn = { type: 'create', credential_response: key.create(options, wrong) }
    expect(await verify(access, id, challengeId, { webauthn })).toMatchObject(WRONG)
    expect(await client.factorsOf(access)).toMatchObject([{ status: 'unverified' }])
  })

  test('of somebody else does not count', async () => {
    const { access, id, key } = await withKey('forged@example.org')
    const made = await keyChallenge(access, id)
    const create = { type: 'create', credential_response: key.create(made.options) }
    const { access: strong } = tokensOf(await verify(access, id, made.challengeId, { webauthn: create }))
    const asked = await keyChallenge(strong, id)
    for (const credential of [
      key.get(asked.options, { forged: true }),
      newAuthenticator().get(asked.options),
    ]) {
      const webauthn = { type: 'request', credential_response: credential }
      expect(await verify(strong, id, asked.challengeId, { webauthn })).toMatchObject(WRONG)
    }
    const other = await withKey('taken@example.org')
    const taken = await keyChallenge(other.access, other.id)
    const same = { type: 'create', credential_response: key.create(taken.options) }
    expect(await verify(other.access, other.id, taken.challengeId, { webauthn: same })).toMatchObject(WRONG)
  })
})

describe('wrong answers', () => {
  test('fifteen a minute from one address, then 429', async () => {
    const { access } = await strictClient.settle('flood@example.org')
    const app = await strictClient.newApp(access)
    const ask = () => strictClient.challenge(access, app.id, '192.0.2.44')
    const statuses = []
    for (let n = 0; n < 15; n++) statuses.push((await ask()).status)
    expect(new Set(statuses)).toEqual(new Set([200]))
    const refused = await ask()
    expect(refused).toMatchObject({ status: 429, body: { code: 'over_request_rate_limit' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('ten in a quarter of an hour for one factor, from wherever; a right one forgives', async () => {
    const { access } = await strictClient.settle('guess@example.org')
    const app = await strictClient.newApp(access)
    let from = 0
    const guess = async (code: string) => {
      const address = `198.51.100.${++from}`
      const { body } = await strictClient.challenge(access, app.id, address)
      return strictClient.verify(access, app.id, body['id'], { code }, address)
    }
    for (let n = 0; n < 9; n++) expect(await guess(strictClient.wrongCodeOf(app))).toMatchObject(WRONG)
    expect((await guess(strictClient.codeOf(app))).status).toBe(200)
    await strict.clock.advance(30)
    const flood = Array.from({ length: 12 }, () => guess(strictClient.wrongCodeOf(app)))
    const statuses = (await Promise.all(flood)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 422)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
    expect((await guess(strictClient.codeOf(app))).status).toBe(429)
    await strict.clock.advance(15 * 60 + 1)
    expect((await guess(strictClient.codeOf(app))).status).toBe(200)
  })
})

import { describe, expect, test } from 'vitest'
import { tokensOf } from '#server/auth/auth-client.fixture.ts'
import { freshWorld } from '#server/testing/world.ts'
import { factorClient } from './factor.fixture.ts'

const world = freshWorld()
const client = factorClient(world)
const { enroll } = client
const switchedOff = freshWorld({
  env: { AUTH_TOTP: 'false', AUTH_PHONE: 'false', PUBLIC_URL: 'http://192.0.2.7:3000' },
})
const offClient = factorClient(switchedOff)

describe('signed out', () => {
  test('no session, no factor', async () => {
    expect(await enroll(undefined)).toMatchObject({ status: 401, body: { code: 'no_authorization' } })
    expect(await enroll('x')).toMatchObject({ status: 403, body: { code: 'bad_jwt' } })
  })
})

describe('not allowed', () => {
  test('guests', async () => {
    const { access, userId } = await client.settle('guest@example.org')
    await client.makeGuest(userId)
    expect(await enroll(access)).toMatchObject({ status: 403, body: { code: 'no_authorization' } })
  })

  test('one more, in a session that has not shown the first', async () => {
    const email = 'weak@example.org'
    await client.settleStrong(email)
    const { access } = await client.session(email)
    for (const factor of [
      {},
      { factor_type: 'phone', phone: '+251911000001' },
      { factor_type: 'webauthn' },
    ]) {
      expect(await enroll(access, factor)).toMatchObject({ status: 403, body: { code: 'insufficient_aal' } })
    }
    expect(await client.factorsOf(access)).toHaveLength(1)
  })

  test.each([
    ['totp', 'mfa_totp_enroll_not_enabled'],
    ['phone', 'mfa_phone_enroll_not_enabled'],
    ['webauthn', 'mfa_webauthn_enroll_not_enabled'],
  ])('%s where it is switched off, or cannot be', async (factor_type, code) => {
    const { access } = await offClient.settle(`${factor_type}@example.org`)
    const answer = await offClient.enroll(access, { factor_type, phone: '+251911000001' })
    expect(answer).toMatchObject({ status: 422, body: { code } })
  })
})

describe('invalid', () => {
  test.each([
    [{ factor_type: 'smoke-signal' }, 'validation_failed'],
    [{ factor_type: '' }, 'validation_failed'],
    [{ factor_type: 'recovery_code' }, 'validation_failed'],
    [{ factor_type: 7 }, 'bad_json'],
    [{ friendly_name: 'x'.repeat(121) }, 'validation_failed'],
    [{ friendly_name: 'a\u0000b' }, 'validation_failed'],
    [{ issuer: 'x'.repeat(61) }, 'validation_failed'],
    [{ factor_type: 'phone' }, 'validation_failed'],
    [{ factor_type: 'phone', phone: '0911' }, 'validation_failed'],
    [{ factor_type: 'phone', phone: '+1'.repeat(20) }, 'validation_failed'],
  ])('%j', async (body, code) => {
    const { access } = await client
      .session('invalid@example.org')
      .catch(() => client.settle('invalid@example.org'))
    expect(await enroll(access, body)).toMatchObject({ status: 400, body: { code } })
  })

  test('the older form of the wire has the same code', async () => {
    const { access } = await client.settle('older@example.org')
    const older = { token: access, headers: { 'x-supabase-api-version': '' } }
    expect((await client.post('/factors', { factor_type: 'x' }, older)).body).toMatchObject({
      code: 400,
      error_code: 'validation_failed',
    })
  })
})

describe('behaviour', () => {
  test('an app: a secret of 160 bits, to be scanned or typed, shown this once', async () => {
    const { access, userId } = await client.settle('app@example.org')
    const { status, body } = await enroll(access, { friendly_name: ' My phone ' })
    expect(status).toBe(200)
    const totp = body['totp'] as Record<'qr_code' | 'secret' | 'uri', string>
    expect(body).toMatchObject({ id: expect.any(String), type: 'totp', friendly_name: 'My phone' })
    expect(totp.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(totp.uri).toContain(`secret=${totp.secret}`)
    expect(totp.uri).toMatch(/^otpauth:\/\/totp\/Mesob:app%40example\.org\?issuer=Mesob/)
    expect(totp.qr_code).toMatch(/^<svg/)
    // clients put it into a data address unescaped
    expect(totp.qr_code).not.toMatch(/[#%]/)
    const [factor] = await client.factorsOf(access)
    expect(factor).toEqual({
      id: body['id'],
      created_at: expect.any(String),
      updated_at: expect.any(String),
      status: 'unverified',
      friendly_name: 'My phone',
      factor_type: 'totp',
    })
    expect(await client.audited(userId)).toContainEqual(
      expect.objectContaining({
        action: 'factor_in_progress',
        log_type: 'factor',
        traits: { factor_id: body['id'], factor_type: 'totp' },
      }),
    )
  })

  test('the secret lies encrypted in the database', async () => {
    const { access } = await client.settle('at-rest@example.org')
    const app = await client.newApp(access)
    const { secret } = await world.db
      .selectFrom('auth.mfa_factors')
      .select('secret')
      .where('id', '=', app.id)
      .executeTakeFirstOrThrow()
    const plain = client.codeOf(app)
    expect(secret?.length).toBe(12 + 16 + 20)
    expect(secret?.toString('latin1')).not.toContain(app.secret)
    expect(JSON.stringify(world.logLines)).not.toContain(app.secret)
    expect(plain).toMatch(/^\d{6}$/)
  })

  test('a telephone: one number once, an unproved one may be tried again', async () => {
    const { access } = await client.settle('phone@example.org')
    const wish = { factor_type: 'phone', phone: '+251 911 000002' }
    const first = await enroll(access, wish)
    expect(first).toMatchObject({ status: 200, body: { type: 'phone', phone: '+251911000002' } })
    const second = await enroll(access, wish)
    expect(second.status).toBe(200)
    const factors = await client.factorsOf(access)
    expect(factors).toMatchObject([{ id: second.body['id'], phone: '251911000002', status: 'unverified' }])
    await world.db
      .updateTable('auth.mfa_factors')
      .set({ status: 'verified' })
      .where('phone', '=', '251911000002')
      .execute()
    await world.db
      .updateTable('auth.sessions')
      .set({ aal: 'aal2' })
      .where('user_id', '=', (await client.send('GET', '/user', { token: access })).body['id'] as string)
      .execute()
    expect(await enroll(access, wish)).toMatchObject({
      status: 422,
      body: { code: 'mfa_verified_factor_exists' },
    })
  })

  test('a name is given once, and is free again when nobody finished', async () => {
    const { access } = await client.settle('names@example.org')
    expect((await enroll(access, { friendly_name: 'same' })).status).toBe(200)
    expect(await enroll(access, { friendly_name: 'same' })).toMatchObject({
      status: 422,
      body: { code: 'mfa_factor_name_conflict' },
    })
    expect((await enroll(access)).status).toBe(200)
    expect((await enroll(access)).status).toBe(200)
    await world.clock.advance(301)
    expect((await enroll(access, { friendly_name: 'same' })).status).toBe(200)
    expect(await client.factorsOf(access)).toHaveLength(1)
  })

  test('one with an open challenge is not abandoned', async () => {
    const { access } = await client.settle('slow@example.org')
    const app = await client.newApp(access, 'slow')
    await world.clock.advance(280)
    await client.newChallenge(access, app.id)
    await world.clock.advance(60)
    expect(await enroll(access, { friendly_name: 'slow' })).toMatchObject({
      body: { code: 'mfa_factor_name_conflict' },
    })
  })

  test('what nobody finished is forgotten after a day, challenges too; what counts stays', async () => {
    const { userId } = await client.settleStrong('stays@example.org')
    const other = await client.settle('forgotten@example.org')
    await client.newChallenge(other.access, (await client.newApp(other.access)).id)
    await world.clock.advance(26 * 3600)
    await world.runJobs()
    const left = await world.db.selectFrom('auth.mfa_factors').select(['user_id', 'status']).execute()
    expect(left).toContainEqual({ user_id: userId, status: 'verified' })
    expect(left.filter(({ status }) => status === 'unverified')).toEqual([])
    expect(await world.db.selectFrom('auth.mfa_challenges').select('id').execute()).toEqual([])
  })

  test('ten are enough, also when they are asked for at once', async () => {
    const { access } = await client.settle('many@example.org')
    const answers = await Promise.all(Array.from({ length: 14 }, () => enroll(access)))
    const codes = answers.filter(({ status }) => status !== 200).map(({ body }) => body.code)
    expect(codes).toEqual(Array.from({ length: 4 }, () => 'too_many_enrolled_mfa_factors'))
    expect(await client.factorsOf(access)).toHaveLength(10)
  })

  test('with a factor shown, one more can be added', async () => {
    const strong = await client.settleStrong('strong@example.org')
    const app = await client.newApp(strong.access, 'second')
    const { access } = tokensOf(await client.prove(strong.access, app))
    const factors = await client.factorsOf(access)
    expect(factors.map(({ status }) => status)).toEqual(['verified', 'verified'])
  })
})

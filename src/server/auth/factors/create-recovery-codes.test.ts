import { describe, expect, test } from 'vitest'
import { statusesOf } from '#server/auth/auth-client.fixture.ts'
import { freshWorld } from '#server/testing/world.ts'
import { factorClient } from './factor.fixture.ts'

const world = freshWorld()
const client = factorClient(world)
const off = freshWorld({ env: { AUTH_TOTP: 'off' } })
const offClient = factorClient(off)
const PATH = '/factors/recovery-codes'
const create = (token: string | undefined, body: Record<string, unknown> = {}) =>
  client.post(PATH, body, { token })

describe('signed out', () => {
  test('no codes', async () => {
    expect(await create(undefined)).toMatchObject({ status: 401, body: { code: 'no_authorization' } })
  })
})

describe('not allowed', () => {
  test('without another factor', async () => {
    const { access } = await client.settle('alone@example.org')
    await client.newApp(access)
    expect(await create(access)).toMatchObject({
      status: 422,
      body: { code: 'mfa_recovery_codes_sole_factor' },
    })
  })

  test('in a session that has not shown the other factor', async () => {
    const email = 'weak@example.org'
    await client.settleStrong(email)
    const { access } = await client.session(email)
    expect(await create(access)).toMatchObject({ status: 403, body: { code: 'insufficient_aal' } })
  })

  test('guests', async () => {
    const { access, userId } = await client.settleStrong('guest@example.org')
    await client.makeGuest(userId)
    expect(await create(access)).toMatchObject({ status: 403, body: { code: 'no_authorization' } })
  })

  test('where they are off', async () => {
    const { access } = await offClient.settle('off@example.org')
    const code = 'mfa_recovery_codes_enroll_not_enabled'
    expect(await offClient.post(PATH, {}, { token: access })).toMatchObject({ status: 422, body: { code } })
    const renewed = await offClient.post(`${PATH}/regenerate`, {}, { token: access })
    expect(renewed).toMatchObject({ status: 422, body: { code } })
    const used = await offClient.post(`${PATH}/verify`, { code: 'x' }, { token: access })
    expect(used).toMatchObject({ status: 422, body: { code: 'mfa_recovery_codes_verify_not_enabled' } })
  })
})

describe('invalid', () => {
  test.each([
    [{ friendly_name: 7 }, 'bad_json'],
    [{ friendly_name: 'x'.repeat(121) }, 'validation_failed'],
  ])('%j', async (body, code) => {
    const { access } = await client.settleStrong(`${crypto.randomUUID()}@example.org`)
    expect(await create(access, body)).toMatchObject({ status: 400, body: { code } })
  })

  test('a name that another factor has', async () => {
    const { access } = await client.settleStrong('names@example.org')
    await client.newApp(access, 'Mine')
    expect(await create(access, { friendly_name: 'Mine' })).toMatchObject({
      status: 422,
      body: { code: 'mfa_factor_name_conflict' },
    })
  })
})

describe('behaviour', () => {
  test('ten codes of 80 bits, shown this once and kept hashed', async () => {
    const { access, userId } = await client.settleStrong('codes@example.org')
    const { status, body } = await client.send('POST', PATH, { token: access })
    expect(status).toBe(200)
    expect(body).toMatchObject({ type: 'recovery_code', friendly_name: 'Recovery codes', total: 10 })
    const codes = body['codes'] as string[]
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^[a-z2-7]{16}$/)
    expect(await client.factorsOf(access)).toContainEqual(
      expect.objectContaining({ id: body['id'], factor_type: 'recovery_code', status: 'verified' }),
    )
    const stored = await world.db.selectFrom('auth.mfa_recovery_codes').selectAll().execute()
    const text = JSON.stringify([stored.map((row) => row.code_hash.toString('latin1')), world.logLines])
    for (const code of codes) expect(text).not.toContain(code)
    const records = await client.audited(userId)
    expect(records).toContainEqual(
      expect.objectContaining({ action: 'recovery_codes_generated', traits: { factor_id: body['id'] } }),
    )
    expect(JSON.stringify(records)).not.toContain(codes[0])
    expect(await client.send('GET', PATH, { token: access })).toMatchObject({
      status: 200,
      body: { id: body['id'], type: 'recovery_code', total: 10, remaining: 10 },
    })
  })

  test('one set for a person, also when it is asked for at once', async () => {
    const { access } = await client.settleStrong('race@example.org')
    const answers = await Promise.all([1, 2, 3].map(() => create(access, { friendly_name: 'Backup' })))
    expect(statusesOf(answers)).toEqual([200, 422, 422])
    const refused = answers.filter(({ status }) => status === 422)
    for (const { body } of refused) expect(body.code).toBe('mfa_verified_factor_exists')
  })
})

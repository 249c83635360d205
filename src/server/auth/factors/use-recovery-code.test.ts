import { describe, expect, test } from 'vitest'
import { claimsOf } from '#server/auth/auth-client.fixture.ts'
import { freshWorld } from '#server/testing/world.ts'
import { factorClient } from './factor.fixture.ts'

const world = freshWorld()
const strict = freshWorld({ env: { RATE_LIMITS: '1' } })
const PATH = '/factors/recovery-codes'
const WRONG = { status: 422, body: { code: 'mfa_verification_failed' } }

function codeClient(of: typeof world) {
  const client = factorClient(of)
  return {
    ...client,
    use: (token: string | undefined, code: unknown, from?: string) =>
      client.post(`${PATH}/verify`, { code }, { token, ...(from !== undefined && { from }) }),
    /** Somebody with codes, in a new session that has shown nothing yet. */
    async withCodes(email: string) {
      const strong = await client.settleStrong(email)
      const { body } = await client.post(PATH, {}, { token: strong.access })
      const codes = body['codes'] as [string, string, ...string[]]
      return { strong, codes, ...(await client.session(email)) }
    },
  }
}
const client = codeClient(world)
const strictClient = codeClient(strict)
const { use, withCodes } = client

describe('signed out', () => {
  test('no code counts', async () => {
    expect(await use(undefined, 'x')).toMatchObject({ status: 401, body: { code: 'no_authorization' } })
  })
})

describe('not allowed', () => {
  test("somebody else's code", async () => {
    const { codes } = await withCodes('owner@example.org')
    const other = await withCodes('other@example.org')
    expect(await use(other.access, codes[0])).toMatchObject(WRONG)
  })

  test('without a set', async () => {
    const { access } = await client.settle('none@example.org')
    expect(await use(access, 'abcdabcdabcdabcd')).toMatchObject(WRONG)
    expect(await client.send('GET', PATH, { token: access })).toMatchObject({
      status: 404,
      body: { code: 'mfa_factor_not_found' },
    })
  })
})

describe('invalid', () => {
  test.each([
    ['', 400, 'validation_failed'],
    ['   ', 400, 'validation_failed'],
    [undefined, 400, 'validation_failed'],
    ['a\u0000', 400, 'validation_failed'],
    [7, 400, 'bad_json'],
    [['a'], 400, 'bad_json'],
    ['x'.repeat(100_000), 422, 'mfa_verification_failed'],
  ])('%j', async (code, status, refusal) => {
    const { access } = await withCodes(`${crypto.randomUUID()}@example.org`)
    expect(await use(access, code)).toMatchObject({ status, body: { code: refusal } })
  })
})

describe('behaviour', () => {
  test('lifts the session, however it was typed, and is used up', async () => {
    const { access, codes, strong } = await withCodes('story@example.org')
    const typed = (codes[0].match(/.{4}/g) ?? []).join('-').toUpperCase()
    const answer = await use(access, ` ${typed} `)
    expect(answer.status).toBe(200)
    const { amr, ...claims } = claimsOf(answer.body.access_token) as ReturnType<typeof claimsOf> & {
      amr: { method: string }[]
    }
    expect(claims).toMatchObject({ aal: 'aal2', session_id: claimsOf(access).session_id })
    expect(amr.map(({ method }) => method)).toEqual(['mfa/recovery_code', 'password'])
    expect(await use(answer.body.access_token, codes[0])).toMatchObject(WRONG)
    expect(await client.send('GET', PATH, { token: access })).toMatchObject({ body: { remaining: 9 } })
    expect((await client.send('GET', '/user', { token: strong.access })).status).toBe(200)
  })

  test('one code twice at once counts once', async () => {
    const { access, codes } = await withCodes('race@example.org')
    const answers = await Promise.all(Array.from({ length: 6 }, () => use(access, codes[0])))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5)
    expect(await client.send('GET', PATH, { token: access })).toMatchObject({ body: { remaining: 9 } })
  })

  test('a new set kills the old one and keeps its name', async () => {
    const { strong, codes, access } = await withCodes('renew@example.org')
    const renew = (token: string) => client.post(`${PATH}/regenerate`, {}, { token })
    expect(await renew(access)).toMatchObject({ status: 403, body: { code: 'insufficient_aal' } })
    const before = await client.send('GET', PATH, { token: strong.access })
    const renewed = await renew(strong.access)
    expect(renewed).toMatchObject({
      status: 200,
      body: { id: before.body['id'], friendly_name: 'Recovery codes', total: 10 },
    })
    expect(await use(access, codes[0])).toMatchObject(WRONG)
    expect((await use(access, (renewed.body['codes'] as string[])[0])).status).toBe(200)
    const nobody = await client.settle('nothing-to-renew@example.org')
    expect(await renew(nobody.access)).toMatchObject({ status: 404, body: { code: 'mfa_factor_not_found' } })
  })

  test('removed, none counts, and sessions it had lifted go back', async () => {
    const { strong, codes, access } = await withCodes('remove@example.org')
    const remove = (token: string) => client.send('DELETE', PATH, { token })
    expect(await remove(access)).toMatchObject({ status: 403, body: { code: 'insufficient_aal' } })
    const { body } = await use(access, codes[0])
    const removed = await remove(strong.access)
    expect(removed).toMatchObject({ status: 200, body: { id: expect.any(String) } })
    expect(await remove(strong.access)).toMatchObject({ status: 404, body: { code: 'mfa_factor_not_found' } })
    expect(await use(strong.access, codes[1])).toMatchObject(WRONG)
    const lowered = await client.refresh(String(body.refresh_token))
    expect(claimsOf(lowered.body.access_token)).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] })
  })
})

test('after ten wrong ones none counts in that session for a while, from wherever; another one is not locked', async () => {
  const email = 'locked@example.org'
  const { access, codes } = await strictClient.withCodes(email)
  let from = 0
  const guess = (code: string) => strictClient.use(access, code, `198.51.100.${++from}`)
  const flood = await Promise.all(Array.from({ length: 12 }, (_, n) => guess(`wrong-${n}`)))
  expect(flood.filter(({ status }) => status === 422)).toHaveLength(10)
  const locked = { status: 429, body: { code: 'mfa_recovery_codes_locked' } }
  const refused = await guess(codes[0])
  expect(refused).toMatchObject(locked)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(14 * 60)
  const { access: another } = await strictClient.session(email)
  expect((await strictClient.use(another, codes[0], '198.51.100.99')).status).toBe(200)
})

import { describe, expect, test } from 'vitest'
import { claimsOf, statusesOf, tokensOf } from '#server/auth/auth-client.fixture.ts'
import { freshWorld } from '#server/testing/world.ts'
import { factorClient } from './factor.fixture.ts'

const world = freshWorld()
const client = factorClient(world)
const unenroll = (token: string | undefined, id: string) => client.send('DELETE', `/factors/${id}`, { token })

describe('signed out', () => {
  test('nothing is removed', async () => {
    expect(await unenroll(undefined, crypto.randomUUID())).toMatchObject({
      status: 401,
      body: { code: 'no_authorization' },
    })
  })
})

describe('not allowed', () => {
  test('one that counts, in a session that has not shown it', async () => {
    const email = 'weak@example.org'
    const { app } = await client.settleStrong(email)
    const { access } = await client.session(email)
    expect(await unenroll(access, app.id)).toMatchObject({ status: 422, body: { code: 'insufficient_aal' } })
    expect(await client.factorsOf(access)).toHaveLength(1)
  })

  test("somebody else's", async () => {
    const { app } = await client.settleStrong('owner@example.org')
    const { access } = await client.settleStrong('other@example.org')
    const unknown = { status: 404, body: { code: 'mfa_factor_not_found' } }
    expect(await unenroll(access, app.id)).toMatchObject(unknown)
    expect(await unenroll(access, crypto.randomUUID())).toMatchObject(unknown)
  })

  test('recovery codes never stay alone, and go by their own address', async () => {
    const { access, app } = await client.settleStrong('codes@example.org')
    const { body } = await client.post('/factors/recovery-codes', {}, { token: access })
    expect(await unenroll(access, app.id)).toMatchObject({
      status: 422,
      body: { code: 'mfa_recovery_codes_sole_factor' },
    })
    expect(await unenroll(access, String(body['id']))).toMatchObject({
      status: 422,
      body: { code: 'validation_failed' },
    })
    expect(await client.factorsOf(access)).toHaveLength(2)
  })
})

describe('invalid', () => {
  test('an id that is none', async () => {
    const { access } = await client.settle('ids@example.org')
    expect(await unenroll(access, 'x')).toMatchObject({ status: 404, body: { code: 'validation_failed' } })
  })
})

describe('behaviour', () => {
  test('the factor is gone, and its sessions go on at the first level at once', async () => {
    const { access, refresh, app, userId } = await client.settleStrong('goes@example.org')
    expect(await unenroll(access, app.id)).toMatchObject({ status: 200, body: { id: app.id } })
    expect((await client.send('GET', '/user', { token: access })).body).not.toHaveProperty('factors')
    const claims = claimsOf((await client.refresh(refresh)).body.access_token)
    expect(claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'otp' }] })
    expect(await client.audited(userId)).toContainEqual(
      expect.objectContaining({
        action: 'factor_unenrolled',
        traits: { factor_id: app.id, factor_status: 'verified', session_id: claims.session_id },
      }),
    )
  })

  test('a session lifted by another factor stays lifted', async () => {
    const strong = await client.settleStrong('two@example.org')
    const second = await client.newApp(strong.access, 'second')
    const { access, refresh } = tokensOf(await client.prove(strong.access, second))
    expect((await unenroll(access, strong.app.id)).status).toBe(200)
    expect(claimsOf((await client.refresh(refresh)).body.access_token)).toMatchObject({ aal: 'aal2' })
  })

  test('one that never counted goes without showing anything', async () => {
    const { access } = await client.settle('begun@example.org')
    const app = await client.newApp(access)
    expect((await unenroll(access, app.id)).status).toBe(200)
    expect(await client.factorsOf(access)).toEqual([])
  })

  test('asked for at once, it is removed once', async () => {
    const { access, app } = await client.settleStrong('race@example.org')
    const answers = await Promise.all([1, 2, 3].map(() => unenroll(access, app.id)))
    expect(statusesOf(answers)).toEqual([200, 404, 404])
  })
})

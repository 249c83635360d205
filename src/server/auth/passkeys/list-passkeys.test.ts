import { describe, expect, test } from 'vitest'
import { statusesOf } from '#server/auth/auth-client.fixture.ts'
import { freshWorld } from '#server/testing/world.ts'
import { passkeyClient } from './passkey.fixture.ts'

const world = freshWorld()
const client = passkeyClient(world)
const list = (token?: string) => client.send('GET', '/passkeys', { token })
const rename = (token: string | undefined, id: string, body: Record<string, unknown>) =>
  client.send('PATCH', `/passkeys/${id}`, { token, body })
const remove = (token: string | undefined, id: string) => client.send('DELETE', `/passkeys/${id}`, { token })

const NO_SESSION = { status: 401, body: { code: 'no_authorization' } }
const UNKNOWN = { status: 404, body: { code: 'webauthn_credential_not_found' } }

describe('signed out', () => {
  test('nothing to see, rename or remove', async () => {
    expect(await list()).toMatchObject(NO_SESSION)
    expect(await rename(undefined, crypto.randomUUID(), { friendly_name: 'x' })).toMatchObject(NO_SESSION)
    expect(await remove(undefined, crypto.randomUUID())).toMatchObject(NO_SESSION)
  })
})

describe('not allowed', () => {
  test("somebody else's", async () => {
    const owner = await client.settle('owner@example.org')
    const { id } = await client.newPasskey(owner.access)
    const { access } = await client.settle('other@example.org')
    expect((await list(access)).body).toEqual([])
    expect(await rename(access, id, { friendly_name: 'mine' })).toMatchObject(UNKNOWN)
    expect(await remove(access, id)).toMatchObject(UNKNOWN)
    expect((await list(owner.access)).body).toMatchObject([{ id }])
  })

  test('in a session that has not shown the second factor', async () => {
    const email = 'weak@example.org'
    const strong = await client.settleStrong(email)
    const { id } = await client.newPasskey(strong.access)
    const { access } = await client.session(email)
    expect(await remove(access, id)).toMatchObject({ status: 403, body: { code: 'insufficient_aal' } })
    for (const answer of [await list(access), await rename(access, id, { friendly_name: 'Mine' })])
      expect(answer).toMatchObject({ status: 403, body: { code: 'insufficient_aal' } })
    expect((await list(strong.access)).body).toHaveLength(1)
    expect((await remove(strong.access, id)).status).toBe(204)
  })
})

describe('invalid', () => {
  test.each([
    [{}, 'validation_failed'],
    [{ friendly_name: ' ' }, 'validation_failed'],
    [{ friendly_name: 'x'.repeat(121) }, 'validation_failed'],
    [{ friendly_name: 'a\u0000b' }, 'validation_failed'],
    [{ friendly_name: ['x'] }, 'bad_json'],
  ])('a name like %j', async (body, code) => {
    const { access } = await client.settle(`${crypto.randomUUID()}@example.org`)
    const { id } = await client.newPasskey(access)
    expect(await rename(access, id, body)).toMatchObject({ status: 400, body: { code } })
  })

  test('an id that is none', async () => {
    const { access } = await client.settle('ids@example.org')
    const none = { status: 404, body: { code: 'validation_failed' } }
    expect(await rename(access, 'x', { friendly_name: 'x' })).toMatchObject(none)
    expect(await remove(access, 'x')).toMatchObject(none)
    expect(await remove(access, crypto.randomUUID())).toMatchObject(UNKNOWN)
  })
})

describe('behaviour', () => {
  test('oldest first, with the names they were given', async () => {
    const { access, userId } = await client.settle('story@example.org')
    const first = await client.newPasskey(access)
    await world.clock.advance(1)
    const second = await client.newPasskey(access)
    const renamed = await rename(access, second.id, { friendly_name: ' የእኔ ስልክ ' })
    expect(renamed).toMatchObject({ status: 200, body: { id: second.id, friendly_name: 'የእኔ ስልክ' } })
    const item = { created_at: expect.any(String) }
    expect((await list(access)).body).toEqual([
      { ...item, id: first.id },
      { ...item, id: second.id, friendly_name: 'የእኔ ስልክ' },
    ])
    expect(await client.audited(userId)).toContainEqual(
      expect.objectContaining({ action: 'passkey_updated', traits: { passkey_id: second.id } }),
    )
  })

  test('removed, with nothing in the answer, and only once', async () => {
    const { access, userId } = await client.settle('remove@example.org')
    const { id } = await client.newPasskey(access)
    const answers = await Promise.all([remove(access, id), remove(access, id)])
    expect(statusesOf(answers)).toEqual([204, 404])
    expect((await list(access)).body).toEqual([])
    expect(await client.audited(userId)).toContainEqual(
      expect.objectContaining({ action: 'passkey_deleted', traits: { passkey_id: id } }),
    )
  })
})

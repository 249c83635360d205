import { decodeJwt } from 'jose'
import { describe, expect, test, vi } from 'vitest'
import { authClient } from '#server/auth/auth-client.fixture.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld()
const client = authClient(world)
const signOut = (token: string | undefined, scope?: string) =>
  client.send('POST', scope === undefined ? '/logout' : `/logout?scope=${scope}`, { token })
const stands = async (token: string) => (await client.send('GET', '/user', { token })).status === 200

test('signed out', async () => {
  expect(await signOut(undefined)).toMatchObject({ status: 401, body: { code: 'no_authorization' } })
  for (const token of ['x', 'a.b.c', 'e30.e30.']) {
    expect(await signOut(token)).toMatchObject({ status: 403, body: { code: 'bad_jwt' } })
  }
})

test('an unknown scope is invalid and ends nothing', async () => {
  const { access } = await client.settle('scope@example.org')
  expect(await signOut(access, 'galaxy')).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
  expect(await stands(access)).toBe(true)
})

describe('behaviour', () => {
  test('open sockets of the sessions that end are dropped, and those alone', async () => {
    const one = await client.settle('sockets@example.org')
    const other = await client.session('sockets@example.org')
    const drop = vi.spyOn(world.platform.live, 'dropSession')
    const sessionOf = (token: string) => decodeJwt(token)['session_id']
    await signOut(one.access, 'others')
    expect(drop.mock.calls).toEqual([[sessionOf(other.access)]])
    drop.mockClear()
    await signOut(one.access, 'local')
    expect(drop.mock.calls).toEqual([[sessionOf(one.access)]])
    drop.mockRestore()
  })

  test('local ends this session', async () => {
    const one = await client.settle('local@example.org')
    const other = await client.session('local@example.org')
    const answer = await signOut(one.access, 'local')
    expect(answer.status).toBe(204)
    expect(answer.body).toEqual({})
    expect(await client.send('GET', '/user', { token: one.access })).toMatchObject({
      status: 403,
      body: { code: 'session_not_found' },
    })
    expect(await client.refresh(one.refresh)).toMatchObject({ body: { code: 'refresh_token_not_found' } })
    expect(await stands(other.access)).toBe(true)
  })

  test('others ends the rest', async () => {
    const one = await client.settle('others@example.org')
    const other = await client.session('others@example.org')
    expect((await signOut(one.access, 'others')).status).toBe(204)
    expect([await stands(one.access), await stands(other.access)]).toEqual([true, false])
  })

  test('global ends all, and is what is meant when nothing is said', async () => {
    const email = 'global@example.org'
    for (const scope of ['global', undefined]) {
      if (scope === 'global') await client.settle(email)
      const one = await client.session(email)
      const other = await client.session(email)
      expect((await signOut(one.access, scope)).status).toBe(204)
      expect([await stands(one.access), await stands(other.access)]).toEqual([false, false])
    }
  })

  test('nobody else is signed out', async () => {
    const one = await client.settle('one@example.org')
    const other = await client.settle('other@example.org')
    await signOut(one.access)
    expect(await stands(other.access)).toBe(true)
  })

  test('clients say JSON and send nothing', async () => {
    const { access } = await client.settle('empty@example.org')
    expect((await client.send('POST', '/logout', { token: access, text: '' })).status).toBe(204)
  })

  test('is told with the sessions that ended, once', async () => {
    const emitted: unknown[] = []
    world.platform.events.on('auth.signed-out', async (_tx, event) => {
      emitted.push({ userId: event.userId, count: event.sessionIds.length })
    })
    const one = await client.settle('told@example.org')
    await client.session('told@example.org')
    await signOut(one.access)
    await signOut(one.access)
    expect(emitted).toEqual([{ userId: one.userId, count: 2 }])
  })
})

import { expect, test } from 'vitest'
import { freshWorld } from '#server/testing/world.ts'
import { operatorClient, OPERATORS_ONLY } from './operator.fixture.ts'

const world = freshWorld()
const client = operatorClient(world)
const remove = (id: string, body?: unknown) =>
  client.operate('DELETE', `/admin/users/${id}`, body === undefined ? {} : { body })
const NOBODY = crypto.randomUUID()

test('signed out and not allowed', async () => {
  expect(await client.othersAsk('DELETE', `/admin/users/${NOBODY}`)).toEqual(OPERATORS_ONLY)
})

test('invalid', async () => {
  expect(await remove(NOBODY)).toMatchObject({ status: 404, body: { code: 'user_not_found' } })
  expect(await remove('x')).toMatchObject({ status: 404, body: { code: 'validation_failed' } })
  const { userId } = await client.settle('kept@example.org')
  expect(await remove(userId, { should_soft_delete: 'yes' })).toMatchObject({
    status: 400,
    body: { code: 'bad_json' },
  })
  expect((await client.signIn('kept@example.org')).status).toBe(200)
})

test('the person is gone with everything, and the address is free', async () => {
  const email = 'gone@example.org'
  const { userId, access, refresh } = await client.settle(email)
  expect(await remove(userId)).toMatchObject({ status: 200, body: {} })
  expect((await client.operate('GET', `/admin/users/${userId}`)).status).toBe(404)
  expect((await client.send('GET', '/user', { token: access })).status).toBe(403)
  expect((await client.refresh(refresh)).status).toBe(400)
  expect((await client.signIn(email)).body.code).toBe('invalid_credentials')
  expect(await remove(userId)).toMatchObject({ status: 404 })
  await world.clock.advance(2)
  expect((await client.settle(email)).userId).not.toBe(userId)
})

test('softly, an empty row stays, which nobody can sign in to', async () => {
  const email = 'hidden@example.org'
  const { userId, access } = await client.settle(email)
  expect((await remove(userId, { should_soft_delete: true })).status).toBe(200)
  const row = await world.db
    .selectFrom('auth.users')
    .selectAll()
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({
    encrypted_password: null,
    raw_user_meta_data: {},
    raw_app_meta_data: {},
  })
  expect(row.deleted_at).not.toBeNull()
  expect(JSON.stringify(row)).not.toMatch(/hidden@|Sara/)
  const rows = await world.db
    .selectFrom('auth.identities')
    .selectAll()
    .where('user_id', '=', userId)
    .execute()
  expect(rows).toEqual([])
  expect((await client.send('GET', '/user', { token: access })).status).toBe(403)
  await world.clock.advance(2)
  expect((await client.settle(email)).userId).not.toBe(userId)
})

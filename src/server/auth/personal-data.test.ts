import { describe, expect, test } from 'vitest'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { freshWorld } from '#server/testing/world.ts'
import { newPkce, PASSWORD } from './auth-client.fixture.ts'
import { passkeyClient } from './passkeys/passkey.fixture.ts'
import { programClient } from './oauth-server/oauth-client.fixture.ts'
import { createPerson, hashPassword, personalData } from './public.ts'
import { grantRole } from './roles/grant-role.ts'

const world = freshWorld()
const client = passkeyClient(world)
const programs = programClient(world)

const ABOUT_NOBODY = [
  'auth.custom_oauth_providers',
  'auth.oauth_clients',
  'auth.saml_providers',
  'auth.sso_domains',
  'auth.sso_providers',
  'auth.web3_used_messages',
]

/** Somebody who has left a row in every table. */
async function busyPerson(email: string) {
  const { userId, access } = await client.settleStrong(email)
  await client.newPasskey(access)
  await client.offer(access)
  await client.post('/factors/recovery-codes', {}, { token: access })
  await grantRole(world.db, email, 'manager')
  await programs.agree(await programs.register(), access)
  await client.post('/recover', { email, ...newPkce().fields })
  await beginSso(userId)
  await world.db
    .insertInto('user_suspension')
    .values({ user_id: userId, started_at: world.clock.now(), ends_at: null })
    .execute()
  const purgeAt = new Date(world.clock.now().getTime() + 14 * 24 * 3_600_000)
  await world.db.insertInto('auth.account_deletions').values({ user_id: userId, purge_at: purgeAt }).execute()
  return UserId.parse(userId)
}

/** A request to a company's identity provider, on the way of somebody. */
async function beginSso(userId: string) {
  const company = crypto.randomUUID()
  await world.db.insertInto('auth.sso_providers').values({ id: company }).execute()
  const { id } = await world.db
    .selectFrom('auth.flow_state')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  await world.db
    .insertInto('auth.saml_relay_states')
    .values({
      id: crypto.randomUUID(),
      sso_provider_id: company,
      flow_state_id: id,
      request_id: crypto.randomUUID(),
    })
    .execute()
}

describe('personal data', () => {
  test('the export has rows of every table, and no secret', async () => {
    const userId = await busyPerson('export@example.org')
    const rows = await inTransaction(world.db, (tx) => personalData.export(tx, userId))
    expect(Object.keys(rows).toSorted()).toEqual(personalData.tables)
    for (const [table, stored] of Object.entries(rows)) expect(stored.length, table).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).toContain('export@example.org')
    expect(JSON.stringify(rows)).not.toMatch(/argon2|hmac_key|_hash|"auth_code"/)
  })

  test('the purge leaves nothing of the person in any table, and others alone; again it does no harm', async () => {
    const other = await busyPerson('stays@example.org')
    const userId = await busyPerson('goes@example.org')
    for (let round = 0; round < 2; round++) {
      await inTransaction(world.db, (tx) => personalData.purge(tx, userId, world.platform))
    }
    const left = await inTransaction(world.db, (tx) => personalData.export(tx, userId))
    expect(Object.values(left).flat()).toEqual([])
    const stays = await inTransaction(world.db, (tx) => personalData.export(tx, other))
    for (const [table, stored] of Object.entries(stays)) expect(stored.length, table).toBeGreaterThan(0)
  })

  test('names every table of the schema, save what is about nobody', async () => {
    const tables = (await world.db.introspection.getTables())
      .filter(({ schema }) => schema === 'auth')
      .map(({ schema, name }) => `${schema}.${name}`)
      .filter((table) => !ABOUT_NOBODY.includes(table))
    expect([...tables, 'public.user_roles', 'public.user_suspension'].toSorted()).toEqual(personalData.tables)
  })
})

describe('people made by us', () => {
  test('can sign in, have their roles and language, and are told as arrived', async () => {
    const emitted: string[] = []
    world.platform.events.on('auth.signed-in-first', async (_tx, { userId }) => void emitted.push(userId))
    const passwordHash = await hashPassword(PASSWORD)
    const person = {
      email: 'Made@example.org',
      fullName: 'Hanna Girma',
      passwordHash,
      roles: ['admin'],
      language: 'am',
    } as const
    const userId = await inTransaction(world.db, (tx) => createPerson(world.platform, tx, person))
    const { status, body } = await client.signIn('made@example.org')
    expect(status).toBe(200)
    expect(body.user).toMatchObject({
      id: userId,
      user_metadata: { full_name: 'Hanna Girma', language: 'am' },
    })
    expect(emitted).toEqual([userId])
  })

  test('an address is given once', async () => {
    const person = { email: 'sole@example.org', fullName: 'Sole Owner', passwordHash: null }
    const make = () => inTransaction(world.db, (tx) => createPerson(world.platform, tx, person))
    await make()
    await expect(make()).rejects.toThrow(/already an account/)
    expect((await client.signIn('sole@example.org')).status).toBe(400)
  })

  test('a role is granted once, to people we know', async () => {
    await client.settle('staff@example.org')
    expect(await grantRole(world.db, 'STAFF@example.org', 'admin')).toBe('granted')
    expect(await grantRole(world.db, 'staff@example.org', 'admin')).toBe('unchanged')
    expect(await grantRole(world.db, 'nobody@example.org', 'admin')).toBe('unknown')
  })
})

test('what nobody came back for is forgotten', async () => {
  const userId = await busyPerson('forgetful@example.org')
  const count = async () => {
    const rows = await inTransaction(world.db, (tx) => personalData.export(tx, userId))
    return [
      rows['auth.one_time_tokens']?.length,
      rows['auth.flow_state']?.length,
      rows['auth.sessions']?.length,
    ]
  }
  await world.runJobs()
  expect(await count()).toEqual([1, 1, 1])
  await world.clock.advance(22 * 3600)
  await world.runJobs()
  expect(await count()).toEqual([1, 1, 1])
  await world.clock.advance(3 * 3600)
  await world.runJobs()
  expect(await count()).toEqual([0, 0, 1])
})

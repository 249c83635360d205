import { describe, expect, test } from 'vitest'
import { readOwnProfile } from '#contract/profiles/read-own-profile.ts'
import { authClient, tokensOf } from '#server/auth/auth-client.fixture.ts'
import { factorClient } from '#server/auth/factors/factor.fixture.ts'
import { signToken } from '#server/auth/keys/sign-token.ts'
import { openAuth } from '#server/auth/open-auth.ts'
import { anonKey, authenticate, mintSession } from '#server/auth/public.ts'
import { insertRole } from '#server/auth/roles/role-store.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld()
const client = authClient(world)
const guarded = factorClient(world)
const who = (token: string) => authenticate(world.platform)(token)
const as = (access: string) => ({ headers: { authorization: `Bearer ${access}` } })
const grant = (userId: string, role: 'user' | 'manager' | 'admin') =>
  inTransaction(world.db, (tx) => insertRole(tx, UserId.parse(userId), role))

describe('nobody', () => {
  test.each(['', 'x', 'a.b.c'])('%j', async (token) => expect(await who(token)).toBeNull())

  test('the public key', async () => expect(await who(await anonKey(world.platform))).toBeNull())

  test('a token whose time is up', async () => {
    const { access } = await client.settle('late@example.org')
    expect(await who(access)).not.toBeNull()
    await world.clock.advance(3601)
    expect(await who(access)).toBeNull()
  })

  test('a token signed by us for a session of somebody else', async () => {
    const one = await client.settle('mixed-one@example.org')
    const other = await client.settle('mixed-other@example.org')
    const session = (await who(other.access))?.sessionId
    const { keys, issuer } = openAuth(world.platform)
    const signer = { keys, issuer, now: world.clock.now() }
    const token = await signToken(signer, { sub: one.userId, role: 'authenticated', session_id: session }, 60)
    expect(await who(token)).toBeNull()
  })

  test('somebody who signed out, at once', async () => {
    const { access } = await client.settle('out@example.org')
    expect(await who(access)).not.toBeNull()
    await client.send('POST', '/logout', { token: access })
    expect(await who(access)).toBeNull()
  })

  test('somebody whose sessions ended elsewhere, or who was banned there, within five seconds', async () => {
    const gone = await client.settle('gone@example.org')
    const banned = await client.settle('banned@example.org')
    expect([await who(gone.access), await who(banned.access)]).not.toContain(null)
    await world.db.deleteFrom('auth.sessions').where('user_id', '=', gone.userId).execute()
    const banned_until = new Date(world.clock.now().getTime() + 3_600_000)
    await world.db.updateTable('auth.users').set({ banned_until }).where('id', '=', banned.userId).execute()
    await world.clock.advance(5)
    expect([await who(gone.access), await who(banned.access)]).toEqual([null, null])
  })
})

describe('somebody', () => {
  test('with the highest of their roles, which counts within five seconds', async () => {
    const { access, userId } = await client.settle('roles@example.org')
    expect(await who(access)).toMatchObject({ userId, role: 'user' })
    await grant(userId, 'admin')
    await grant(userId, 'user')
    await world.clock.advance(5)
    expect(await who(access)).toMatchObject({ userId, role: 'admin' })
  })

  test('as user when the roles cannot be read, which is logged; and as before when they can', async () => {
    const { access, userId } = await client.settle('failing@example.org')
    await grant(userId, 'manager')
    const { db } = world
    await db.schema.alterTable('user_roles').renameTo('user_roles_away').execute()
    try {
      expect(await who(access)).toMatchObject({ role: 'user' })
      expect(world.logLines.at(-1)).toMatchObject({
        level: 'error',
        message: 'The role of a person could not be read',
      })
    } finally {
      await db.schema.alterTable('user_roles_away').renameTo('user_roles').execute()
    }
    expect(await who(access)).toMatchObject({ role: 'manager' })
  })

  test('the cast of the tests signs in without a password', async () => {
    const session = await mintSession(world.platform, world.people.sara.userId)
    expect(await who(session.access_token)).toMatchObject({ userId: world.people.sara.userId, role: 'user' })
  })
})

describe('somebody with a second factor', () => {
  test('is a visitor after the password alone, and a member after the second step', async () => {
    const email = 'two-steps@example.org'
    const { app, userId } = await guarded.settleStrong(email)
    const { access } = tokensOf(await client.signIn(email))
    expect(await who(access)).toEqual({ userId: null, role: null, sessionId: null })
    expect((await world.call(readOwnProfile, {}, null, as(access))).error.code).toBe('auth.signed-out')
    const proved = tokensOf(await guarded.prove(access, app))
    expect(await who(proved.access)).toMatchObject({ userId, role: 'user' })
  })
})

describe('a guest', () => {
  const guest = async () => tokensOf(await client.post('/signup', { data: { full_name: 'Hirut Bekele' } }))
  const profiles = (userId: string) =>
    world.db.selectFrom('profile').select('full_name').where('user_id', '=', userId).execute()

  test('is a visitor without a profile', async () => {
    const { access, userId } = await guest()
    expect(await who(access)).toEqual({ userId: null, role: null, sessionId: null })
    expect((await world.inject({ url: '/api/listings', ...as(access) })).statusCode).toBe(200)
    expect((await world.call(readOwnProfile, {}, null, as(access))).error.code).toBe('auth.signed-out')
    expect(await profiles(userId)).toEqual([])
  })

  test('is a member with a profile once an address is theirs, in the same session', async () => {
    const { access, userId } = await guest()
    const email = 'was-guest@example.org'
    expect((await client.send('PUT', '/user', { token: access, body: { email } })).status).toBe(200)
    expect(await who(access)).toMatchObject({ userId: null })
    const { code } = await client.mailTo(email)
    expect((await client.post('/verify', { type: 'email_change', email, token: code })).status).toBe(200)
    expect(await who(access)).toMatchObject({ userId, role: 'user' })
    expect((await world.call(readOwnProfile, {}, null, as(access))).status).toBe(200)
    expect(await profiles(userId)).toEqual([{ full_name: 'Hirut Bekele' }])
  })

  test('is a member with a number as well', async () => {
    const { access, userId } = await guest()
    const phone = '251911000077'
    await client.send('PUT', '/user', { token: access, body: { phone } })
    const token = await client.textTo(phone)
    expect((await client.post('/verify', { type: 'phone_change', phone, token })).status).toBe(200)
    expect(await who(access)).toMatchObject({ userId })
    expect(await profiles(userId)).toHaveLength(1)
  })

  test('is forgotten thirty days after they were last here', async () => {
    const gone = await guest()
    const stored = await guest()
    const member = await client.settle('stays@example.org')
    await world.clock.advance(29 * 24 * 3600)
    expect((await client.refresh(stored.refresh)).status).toBe(200)
    await world.clock.advance(2 * 24 * 3600)
    await inTransaction(world.db, (tx) => world.platform.jobs.send(tx, 'auth.clean', {}))
    await world.runJobs()
    const ids = [gone.userId, stored.userId, member.userId]
    const left = await world.db.selectFrom('auth.users').select('id').where('id', 'in', ids).execute()
    expect(new Set(left.map(({ id }) => id))).toEqual(new Set([stored.userId, member.userId]))
  })
})

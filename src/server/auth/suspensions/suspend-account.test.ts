import { io } from 'socket.io-client'
import { describe, expect, test } from 'vitest'
import { SUSPENSION_CHANGED } from '#contract/kit/access.ts'
import { readOwnProfile } from '#contract/profiles/read-own-profile.ts'
import { updateProfile } from '#contract/profiles/update-profile.ts'
import { endSuspension, suspendAccount } from '#server/auth/public.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld({ listen: true })

const suspend = ({ userId }: Person, endsAt: Date | null) =>
  inTransaction(world.db, (tx) => suspendAccount(tx, world.platform, { userId, endsAt }))
const inAnHour = () => new Date(world.clock.now().getTime() + 3_600_000)
const update = (person: Person) => world.call(updateProfile, { bio: 'Selam' }, person)
const suspensionOf = async (person: Person) =>
  (await world.call(readOwnProfile, {}, person)).body.suspension ?? null

/** A connection that has been let in. */
async function connect(person: Person) {
  const socket = io(world.url, {
    auth: { token: await world.token(person) },
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  })
  await new Promise((done, fail) => socket.once('connect', () => done(null)).once('connect_error', fail))
  return socket
}

describe('somebody who is suspended', () => {
  test('is refused as a member, learns until when, and is let in again as the time passes', async () => {
    const { sara } = world.people
    const endsAt = inAnHour()
    expect((await update(sara)).status).toBe(200)
    await suspend(sara, endsAt)
    expect((await update(sara)).error).toMatchObject({
      code: 'auth.suspended',
      details: { endsAt: endsAt.toISOString() },
    })
    expect(await suspensionOf(sara)).toEqual({ endsAt: endsAt.toISOString() })
    await world.clock.advance(3601)
    expect((await update(sara)).status).toBe(200)
    expect(await suspensionOf(sara)).toBeNull()
    await world.runJobs()
    expect(await world.db.selectFrom('user_suspension').selectAll().execute()).toEqual([])
  })

  test('for good is suspended until somebody ends it', async () => {
    const { abel } = world.people
    await suspend(abel, null)
    await world.clock.advance(10 * 365 * 86_400)
    await world.runJobs()
    expect(await suspensionOf(abel)).toEqual({ endsAt: null })
    await inTransaction(world.db, (tx) => endSuspension(tx, world.platform, abel))
    expect(await suspensionOf(abel)).toBeNull()
  })

  test('has the suspension that was decided last', async () => {
    const { meron } = world.people
    await suspend(meron, null)
    const endsAt = inAnHour()
    await suspend(meron, endsAt)
    expect(await suspensionOf(meron)).toEqual({ endsAt: endsAt.toISOString() })
  })

  test('reads what visitors read', async () => {
    const { meron } = world.people
    const { statusCode } = await world.inject({ url: '/api/listings', as: meron })
    expect(statusCode).toBe(200)
  })

  test('is told on an open connection, which ends, and does not come back', async () => {
    const { hanna } = world.people
    const socket = await connect(hanna)
    const told = new Promise((done) => socket.once(SUSPENSION_CHANGED, () => done('told')))
    const ended = new Promise((done) => socket.once('disconnect', () => done('ended')))
    await suspend(hanna, inAnHour())
    expect(await told).toBe('told')
    expect(await ended).toBe('ended')
    await expect(connect(hanna)).rejects.toThrow('auth.suspended')
  })

  test('is found by another server when it looks again', async () => {
    const { dawit } = world.people
    const socket = await connect(dawit)
    const told = new Promise((done) => socket.once(SUSPENSION_CHANGED, () => done('told')))
    const at = world.clock.now()
    await world.db
      .insertInto('user_suspension')
      .values({ user_id: dawit.userId, started_at: at, ends_at: null })
      .execute()
    await world.platform.live.recheck()
    expect(await told).toBe('told')
  })
})

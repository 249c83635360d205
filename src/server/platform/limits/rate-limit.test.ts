import { describe, expect, test } from 'vitest'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { openClock } from '#server/platform/clock.ts'
import { addressKey, budgetOf, newRateLimits } from './rate-limit.ts'
import { purgeEndedWindows, sharedWindows } from './rate-window-store.ts'

const database = freshDatabase()

/** Two servers over one database, each with its own memory. */
async function twoServers(points: Record<string, number>, factor = 1) {
  const { db, pool } = database.opened
  const clock = await openClock(pool, false)
  const limits = () => newRateLimits({ factor, points }, clock, sharedWindows(db))
  return { clock, db, one: limits(), other: limits() }
}

async function spendUntilRefused(spend: () => Promise<void>, limit = 100): Promise<number> {
  for (let spent = 0; spent < limit; spent++) {
    const refused = await spend().then(
      () => false,
      () => true,
    )
    if (refused) return spent
  }
  return limit
}

describe('one server', () => {
  test('a window has its points and is new after its time', async () => {
    let now = new Date('2026-01-01T10:00:00Z')
    const clock = { now: () => now, advance: async () => {} }
    const limits = newRateLimits({ factor: 1, points: { 'a.write': 3 } }, clock, null)
    expect(await spendUntilRefused(() => limits.spend(budgetOf('a.write', 'write'), 'sara'))).toBe(3)
    await expect(limits.spend(budgetOf('a.write', 'write'), 'sara')).rejects.toMatchObject({
      code: 'request.too-many',
      details: { retryAfterMs: 60_000 },
    })
    now = new Date('2026-01-01T10:00:59Z')
    await expect(limits.spend(budgetOf('a.write', 'write'), 'sara')).rejects.toMatchObject({
      details: { retryAfterMs: 1000 },
    })
    await limits.spend(budgetOf('a.write', 'write'), 'abel')
    await limits.spend(budgetOf('b.write', 'write'), 'sara')
    now = new Date('2026-01-01T10:01:00Z')
    expect(await spendUntilRefused(() => limits.spend(budgetOf('a.write', 'write'), 'sara'))).toBe(3)
  })

  test('operations without a limit of their own have the general ones, times the factor', async () => {
    const clock = { now: () => new Date(), advance: async () => {} }
    const limits = newRateLimits({ factor: 0.1, points: {} }, clock, null)
    expect(await spendUntilRefused(() => limits.spend(budgetOf('x.y', 'read'), 'k', 'read'))).toBe(60)
    expect(await spendUntilRefused(() => limits.spend(budgetOf('x.y', 'write'), 'other', 'write'))).toBe(6)
    expect(await spendUntilRefused(() => limits.spend({ name: 'z.own', points: 10, seconds: 60 }, 'k'))).toBe(
      1,
    )
  })

  test('what was forgiven counts no more', async () => {
    const clock = { now: () => new Date(), advance: async () => {} }
    const limits = newRateLimits({ factor: 1, points: { 'a.write': 2 } }, clock, null)
    expect(await spendUntilRefused(() => limits.spend(budgetOf('a.write', 'write'), 'sara'))).toBe(2)
    await limits.forgive(budgetOf('a.write', 'write'), 'sara')
    expect(await spendUntilRefused(() => limits.spend(budgetOf('a.write', 'write'), 'sara'))).toBe(2)
  })
})

describe('several servers', () => {
  test('writes are counted together, also when all come at once', async () => {
    const { one, other } = await twoServers({ 'c.write': 10 })
    const tries = Array.from({ length: 30 }, (_, index) =>
      (index % 2 ? one : other).spend(budgetOf('c.write', 'write'), 'sara'),
    )
    const passed = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled')
    expect(passed).toHaveLength(10)
  })

  test('reads are counted by each alone and cost no query', async () => {
    const { db, one, other } = await twoServers({ 'c.read': 5 })
    expect(await spendUntilRefused(() => one.spend(budgetOf('c.read', 'read'), 'sara', 'read'))).toBe(5)
    expect(await spendUntilRefused(() => other.spend(budgetOf('c.read', 'read'), 'sara', 'read'))).toBe(5)
    const rows = await db.selectFrom('rate_window').select('key').where('key', '=', 'c.read:sara').execute()
    expect(rows).toEqual([])
  })

  test('who is over the limit asks the database no more until the window ends', async () => {
    const { clock, db, one } = await twoServers({ 'd.write': 2 })
    await spendUntilRefused(() => one.spend(budgetOf('d.write', 'write'), 'sara'))
    const spent = () =>
      db.selectFrom('rate_window').select('spent').where('key', '=', 'd.write:sara').executeTakeFirst()
    const before = await spent()
    await expect(one.spend(budgetOf('d.write', 'write'), 'sara')).rejects.toMatchObject({
      code: 'request.too-many',
    })
    expect(await spent()).toEqual(before)
    await clock.advance(61_000)
    await one.spend(budgetOf('d.write', 'write'), 'sara')
    expect(await spent()).toEqual({ spent: 1 })
  })

  test('ended windows are purged', async () => {
    const { clock, db, one } = await twoServers({})
    await one.spend(budgetOf('e.write', 'write'), 'old')
    await clock.advance(61_000)
    await one.spend(budgetOf('e.write', 'write'), 'new')
    await purgeEndedWindows(db)
    const rows = await db.selectFrom('rate_window').select('key').where('key', 'like', 'e.write:%').execute()
    expect(rows).toEqual([{ key: 'e.write:new' }])
  })
})

test.for([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('address %s counts as %s', ([ip = '', key]) => expect(addressKey(ip)).toBe(key))

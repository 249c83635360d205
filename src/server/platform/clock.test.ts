import { afterEach, expect, test, vi } from 'vitest'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { openClock } from './clock.ts'

const database = freshDatabase()

afterEach(() => vi.restoreAllMocks())

async function sqlNow(): Promise<number> {
  const { rows } = await database.opened.pool.query<{ now: Date }>('select clock_now() as now')
  return rows[0]?.now.getTime() ?? 0
}

test('server and database agree, also after the clock was moved on', async () => {
  const clock = await openClock(database.opened.pool, false)
  const before = Date.now()
  await clock.advance(3 * 86_400_000)
  await clock.advance(1500)
  expect(clock.now().getTime()).toBeGreaterThanOrEqual(before + 259_201_500)
  expect(Math.abs(clock.now().getTime() - (await sqlNow()))).toBeLessThan(1000)
})

test('another process starts with the moved clock', async () => {
  const clock = await openClock(database.opened.pool, false)
  await clock.advance(7_200_000)
  const other = await openClock(database.opened.pool, false)
  expect(Math.abs(other.now().getTime() - clock.now().getTime())).toBeLessThan(1000)
})

test('a plan that was prepared before follows the moved clock', async () => {
  const client = await database.opened.pool.connect()
  const ask = async () =>
    (await client.query<{ now: Date }>({ name: 'now', text: 'select clock_now() as now' })).rows[0]?.now
  try {
    const first = await ask()
    const clock = await openClock(database.opened.pool, false)
    await clock.advance(60_000)
    expect((await ask())?.getTime()).toBeGreaterThanOrEqual((first?.getTime() ?? 0) + 60_000)
  } finally {
    client.release()
  }
})

test('a reading that was begun before the clock was moved does not set it back', async () => {
  const { pool } = database.opened
  const clock = await openClock(pool, false)
  const before = clock.now().getTime()
  const query = pool.query.bind(pool)
  const { promise: late, resolve: release } = Promise.withResolvers<undefined>()
  const old = query('select extract(epoch from moved_by)::float8 * 1000 as ms from platform_clock')
  await old
  const read = vi.spyOn(pool, 'query').mockReturnValueOnce(late.then(() => old) as never)
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000)
  clock.now()
  expect(read).toHaveBeenCalledTimes(1)
  await clock.advance(30_000)
  release(undefined)
  await late.then(() => old)
  await new Promise(setImmediate)
  expect(clock.now().getTime() - before).toBeGreaterThanOrEqual(30_000)
})

test('is never moved in production', async () => {
  const clock = await openClock(database.opened.pool, true)
  await expect(clock.advance(1000)).rejects.toThrow('production')
})

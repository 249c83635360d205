import { sql } from 'kysely'
import { beforeAll, afterAll, beforeEach, expect, test } from 'vitest'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { openClock, type Clock } from '#server/platform/clock.ts'
import { type Database, inTransaction } from '#server/platform/database/transactions.ts'
import { DEAD_LETTERS, type JobQueue, newJobs } from './jobs.ts'

declare module './jobs.ts' {
  interface JobPayloads {
    'test.note': { text: string }
    'test.follow': { text: string }
    'test.fail': { text: string }
    'test.nightly': Record<string, never>
  }
}

const database = freshDatabase()
let db: Database
let clock: Clock
let jobs: JobQueue
let done: string[] = []
let failing = true

beforeAll(async () => {
  db = database.opened.db
  clock = await openClock(database.opened.pool, false)
  const quiet = () => {}
  jobs = newJobs(db, clock, { info: quiet, warn: quiet, error: quiet })
  jobs.work('test.note', async ({ text }) => void done.push(text))
  jobs.work('test.follow', async ({ text }) => {
    done.push(text)
    await inTransaction(db, (tx) => jobs.send(tx, 'test.note', { text: `after ${text}` }))
  })
  jobs.work('test.fail', async ({ text }) => {
    done.push(text)
    if (failing) throw new Error('not today')
  })
  jobs.work('test.nightly', async () => void done.push('nightly'), { cron: '30 3 * * *' })
  await jobs.start({ workers: false })
})
beforeEach(() => {
  done = []
  failing = true
})
afterAll(() => jobs.stop(0))

const send = (text: string, options: { startAfter?: Date; singletonKey?: string } = {}) =>
  inTransaction(db, (tx) => jobs.send(tx, 'test.note', { text }, options))

test('a job is there when its transaction commits, and not when it rolls back', async () => {
  const seenOutside = () => database.opened.pool.query(`select id from pgboss.job where name = 'test.note'`)
  await inTransaction(db, async (tx) => {
    await jobs.send(tx, 'test.note', { text: 'kept' })
    expect((await seenOutside()).rows).toEqual([])
  })
  const lost = inTransaction(db, async (tx) => {
    await jobs.send(tx, 'test.note', { text: 'lost' })
    throw new Error('rolled back')
  })
  await expect(lost).rejects.toThrow('rolled back')
  expect(await jobs.runDue()).toEqual({ ran: 1, failures: [] })
  expect(done).toEqual(['kept'])
})

test('follow-ups run too', async () => {
  await inTransaction(db, (tx) => jobs.send(tx, 'test.follow', { text: 'first' }))
  expect((await jobs.runDue()).ran).toBe(2)
  expect(done).toEqual(['first', 'after first'])
})

test('a later job waits for the clock', async () => {
  await send('tomorrow', { startAfter: new Date(clock.now().getTime() + 24 * 3600 * 1000) })
  expect((await jobs.runDue()).ran).toBe(0)
  await clock.advance(24 * 3600 * 1000 + 1000)
  await jobs.runDue()
  expect(done.filter((text) => text !== 'nightly')).toEqual(['tomorrow'])
})

test('of one key one job waits', async () => {
  await send('one', { singletonKey: 'sara' })
  await send('two', { singletonKey: 'sara' })
  await send('three', { singletonKey: 'abel' })
  await jobs.runDue()
  await send('four', { singletonKey: 'sara' })
  await jobs.runDue()
  expect(done.toSorted()).toEqual(['four', 'one', 'three'])
})

test('a failed job tries again later', async () => {
  await inTransaction(db, (tx) => jobs.send(tx, 'test.fail', { text: 'try' }))
  const { failures } = await jobs.runDue()
  expect(failures).toEqual([new Error('not today')])
  expect((await jobs.runDue()).ran).toBe(0)
  failing = false
  await clock.advance(3600 * 1000)
  expect((await jobs.runDue()).failures).toEqual([])
  expect(done.filter((text) => text === 'try')).toHaveLength(2)
})

test('one that fails at every try ends among the dead letters', async () => {
  await inTransaction(db, (tx) => jobs.send(tx, 'test.fail', { text: 'never' }))
  for (let tries = 0; tries < 8; tries++) {
    await jobs.runDue()
    await clock.advance(2 * 3600 * 1000)
  }
  const { rows } = await sql<{ text: string; source: string }>`
    select data ->> 'text' as text, source_name as source from pgboss.job where name = ${DEAD_LETTERS}`.execute(
    db,
  )
  expect(rows).toEqual([{ text: 'never', source: 'test.fail' }])
  expect(done.filter((text) => text === 'never')).toHaveLength(7)
})

test('a schedule comes due with the clock, once', async () => {
  await jobs.runDue()
  done = []
  await clock.advance(24 * 3600 * 1000)
  await jobs.runDue()
  await jobs.runDue()
  expect(done).toEqual(['nightly'])
})

test('workers take jobs as they come', async () => {
  const quiet = () => {}
  const working = newJobs(db, clock, { info: quiet, warn: quiet, error: quiet })
  working.work('test.note', async ({ text }) => void done.push(text))
  working.work('test.nightly', async () => {}, { cron: '30 3 * * *' })
  await working.start({ workers: true })
  await send('by a worker')
  await expect.poll(() => done, { timeout: 10_000 }).toContain('by a worker')
  await working.stop(5000)
})

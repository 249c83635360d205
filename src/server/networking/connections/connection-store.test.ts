import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { lockPair } from './connection-store.ts'

const database = freshDatabase()

const waitingForLocks = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_locks
    where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`.execute(
    database.opened.db,
  )
  return rows[0]?.count
}

test('of two who change how the same pair stands one waits, whoever is named first', async () => {
  const { db } = database.opened
  const [one, other, third] = [uuidv7(), uuidv7(), uuidv7()]
  const order: string[] = []
  const first = Promise.withResolvers<undefined>()
  const holds = Promise.withResolvers<undefined>()
  const holder = inTransaction(db, async (tx) => {
    await lockPair(tx, one, other)
    holds.resolve(undefined)
    await first.promise
    order.push('first')
  })
  await holds.promise
  const waiter = inTransaction(db, async (tx) => {
    await lockPair(tx, other, one)
    order.push('second')
  })
  await expect.poll(waitingForLocks).toBe(1)
  // another pair waits for nobody
  await inTransaction(db, (tx) => lockPair(tx, one, third))
  expect(order).toEqual([])
  first.resolve(undefined)
  await Promise.all([holder, waiter])
  expect(order).toEqual(['first', 'second'])
})

import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { afterCommit, forbidInTransaction, inTransaction, type Tx } from './transactions.ts'

const database = freshDatabase()
const OUTSIDE = 'The outer database handle was used inside a transaction'

beforeAll(() => database.opened.pool.query('create table word (text text primary key)'))

const write = (tx: Tx, text: string) => sql`insert into word values (${text})`.execute(tx)

async function isPersisted(text: string): Promise<boolean> {
  const { rowCount } = await database.opened.pool.query('select from word where text = $1', [text])
  return rowCount === 1
}

test('what a story wrote stands when it returns', async () => {
  const answer = await inTransaction(database.opened.db, async (tx) => {
    await write(tx, 'kept')
    expect(await isPersisted('kept')).toBe(false)
    return 'done'
  })
  expect(answer).toBe('done')
  expect(await isPersisted('kept')).toBe(true)
})

test('nothing of a story stands that throws', async () => {
  const story = inTransaction(database.opened.db, async (tx) => {
    await write(tx, 'lost')
    throw new Error('changed my mind')
  })
  await expect(story).rejects.toThrow('changed my mind')
  expect(await isPersisted('lost')).toBe(false)
})

test('what waits for the commit runs after it, and not at all when there is none', async () => {
  const { db } = database.opened
  const seen: Promise<boolean>[] = []
  await inTransaction(db, async (tx) => {
    afterCommit(() => seen.push(isPersisted('awaited')))
    await write(tx, 'awaited')
    expect(seen).toEqual([])
  })
  const failing = inTransaction(db, async () => {
    afterCommit(() => seen.push(Promise.resolve(false)))
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  expect(await Promise.all(seen)).toEqual([true])
  expect(() => afterCommit(() => {})).toThrow('There is no transaction')
})

test('the outer handle, another transaction and hot reads are refused inside', async () => {
  const { db, hot } = database.opened
  await expect(inTransaction(db, () => sql`select 1`.execute(db))).rejects.toThrow(OUTSIDE)
  await expect(inTransaction(db, () => inTransaction(db, async () => 1))).rejects.toThrow(OUTSIDE)
  await expect(inTransaction(db, () => hot.read({ name: 'one', text: `select '1'` }, []))).rejects.toThrow(
    OUTSIDE,
  )
})

test('others go on beside a transaction, and work that outlives it may use the outer handle', async () => {
  const { db } = database.opened
  const finish = Promise.withResolvers<void>()
  let later: Promise<unknown> | undefined
  const story = inTransaction(db, async (tx) => {
    await write(tx, 'beside')
    later = finish.promise.then(() => sql`select 1`.execute(db))
  })
  await sql`select 1`.execute(db)
  await story
  finish.resolve()
  await expect(later).resolves.toBeDefined()
})

test('no service outside is called while a transaction is open', async () => {
  const { db } = database.opened
  await expect(inTransaction(db, async () => forbidInTransaction())).rejects.toThrow(
    'A service outside was called inside a transaction.',
  )
  expect(forbidInTransaction).not.toThrow()
})

test('one of two that wait for each other is run again', async () => {
  const { db } = database.opened
  await inTransaction(db, async (tx) => {
    await write(tx, 'east')
    await write(tx, 'west')
  })
  const meeting = Promise.withResolvers<void>()
  const locked = new Set<string>()
  const visits: string[] = []
  const lock = (tx: Tx, text: string) => sql`select from word where text = ${text} for update`.execute(tx)
  const travel = (from: string, to: string) =>
    inTransaction(db, async (tx) => {
      await lock(tx, from)
      locked.add(from)
      if (locked.size === 2) meeting.resolve()
      await meeting.promise
      await lock(tx, to)
      afterCommit(() => visits.push(to))
      return to
    })
  expect(await Promise.all([travel('east', 'west'), travel('west', 'east')])).toEqual(['west', 'east'])
  expect(visits.toSorted()).toEqual(['east', 'west'])
})

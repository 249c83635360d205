import { afterAll, expect, test } from 'vitest'
import { createDatabase, freshDatabase } from '#server/testing/fresh-database.ts'
import { openHotReads } from './hot-reads.ts'

const database = freshDatabase()
const DOUBLE = { name: 'test.double', text: `select json_build_object('twice', $1::int * 2)::text` }
const NOTHING = { name: 'test.nothing', text: `select '1' where false` }
const DIVISION = { name: 'test.division', text: 'select (1 / $1::int)::text' }

test('answers the JSON as text, null without a row', async () => {
  expect(await database.opened.hot.read(DOUBLE, [21])).toBe('{"twice" : 42}')
  expect(await database.opened.hot.read(NOTHING, [])).toBeNull()
})

test('many first uses of one name at once are all answered, each with its own', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => database.opened.hot.read(DOUBLE, [n])),
  )
  expect(answers).toEqual(Array.from({ length: 50 }, (_, n) => `{"twice" : ${n * 2}}`))
})

test('an error leaves its neighbours on the line unharmed', async () => {
  const { hot } = database.opened
  const asked = [
    hot.read(DOUBLE, [1]),
    hot.read(DIVISION, [0]),
    hot.read(DOUBLE, [2]),
    hot.read(DIVISION, [1]),
  ]
  const states = (await Promise.allSettled(asked)).map(({ status }) => status)
  expect(states).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
})

test('a read is asked again when its connection is lost', async () => {
  const { hot, pool } = database.opened
  await hot.read(DOUBLE, [1])
  const reads = Array.from({ length: 20 }, () => hot.read(DOUBLE, [4]))
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name like 'mesob hot%'`,
  )
  expect(new Set(await Promise.all(reads))).toEqual(new Set(['{"twice" : 8}']))
  expect(await hot.read(DOUBLE, [5])).toBe('{"twice" : 10}')
})

test('gives up when the database stays away', async () => {
  const { connection, drop } = await createDatabase()
  const hot = openHotReads(connection, { lines: 1, patience: 200 })
  afterAll(() => hot.close())
  expect(await hot.read(DOUBLE, [1])).toBe('{"twice" : 2}')
  await drop()
  await expect(hot.read(DOUBLE, [1])).rejects.toThrow('does not exist')
})

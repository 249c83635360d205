import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDatabase } from '#server/testing/fresh-database.ts'
import { migrate, MIGRATIONS_FOLDER } from './migrate.ts'

let connection: pg.ClientConfig = {}
let drop = async () => {}
let folder = ''

beforeEach(async () => {
  ;({ connection, drop } = await createDatabase({ template: 'template0' }))
  folder = mkdtempSync(join(tmpdir(), 'mesob-migrations-'))
  put('0001-first.sql', 'create table first (n int); insert into first values (1)')
})
afterEach(async () => {
  rmSync(folder, { recursive: true })
  await drop()
})

const put = (name: string, sql: string) => writeFileSync(join(folder, name), sql)

async function rows(sql: string): Promise<unknown[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

test('a file runs once, a new one when it comes', async () => {
  expect(await migrate(connection, folder)).toEqual(['0001-first.sql'])
  put('0002-second.sql', 'insert into first values (2)')
  expect(await migrate(connection, folder)).toEqual(['0002-second.sql'])
  expect(await migrate(connection, folder)).toEqual([])
  expect(await rows('select n from first order by n')).toEqual([{ n: 1 }, { n: 2 }])
})

test('processes that start together run each file once', async () => {
  const ran = await Promise.all(Array.from({ length: 4 }, () => migrate(connection, folder)))
  expect(ran.flat()).toEqual(['0001-first.sql'])
  expect(await rows('select n from first')).toEqual([{ n: 1 }])
})

test('a file that fails leaves nothing of itself, but those before it', async () => {
  put('0002-second.sql', 'insert into first values (2); select 1 / 0')
  await expect(migrate(connection, folder)).rejects.toThrow(
    'Migration 0002-second.sql failed: division by zero',
  )
  expect(await rows('select n from first')).toEqual([{ n: 1 }])
  put('0002-second.sql', 'insert into first values (3)')
  expect(await migrate(connection, folder)).toEqual(['0002-second.sql'])
})

test('a file with its own transaction runs as it is', async () => {
  put('0002-second.sql', '-- own transaction\nbegin; insert into first values (2); commit; vacuum first')
  await expect(migrate(connection, folder)).rejects.toThrow('VACUUM')
  put('0002-second.sql', '-- own transaction\nbegin; insert into first values (2); commit;')
  expect(await migrate(connection, folder)).toEqual(['0002-second.sql'])
})

test.for([
  ['changed', () => put('0001-first.sql', 'select 1'), 'Migration 0001-first.sql was changed after it ran'],
  ['removed', () => rmSync(join(folder, '0001-first.sql')), 'has run migration 0001-first.sql'],
  ['squeezed in', () => put('0000-before.sql', 'select 1'), '0000-before.sql comes before 0001-first.sql'],
  [
    'of the same number',
    () => put('0001-second.sql', 'select 1'),
    '0001-second.sql should be called NNNN-<feature>.sql',
  ],
  ['without a number', () => put('second.sql', 'select 1'), 'second.sql should be called NNNN-<feature>.sql'],
] as const)('a file that was %s is refused', async ([, spoil, words]) => {
  await migrate(connection, folder)
  spoil()
  await expect(migrate(connection, folder)).rejects.toThrow(words)
})

test('the numbers of our own follow one another', () => {
  const names = readdirSync(MIGRATIONS_FOLDER).toSorted()
  expect(names.map((name) => Number(name.slice(0, 4)))).toEqual(names.map((_, index) => index + 1))
})

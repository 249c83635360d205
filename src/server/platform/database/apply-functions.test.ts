import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDatabase } from '#server/testing/fresh-database.ts'
import { FUNCTIONS_FOLDER, migrate, MIGRATIONS_FOLDER } from './migrate.ts'
import { readMigrations, runNumbered } from './numbered-migrations.ts'

let connection: pg.ClientConfig = {}
let drop = async () => {}
let root = ''

beforeEach(async () => {
  ;({ connection, drop } = await createDatabase({ template: 'template0' }))
  root = mkdtempSync(join(tmpdir(), 'mesob-functions-'))
  put('migrations/0001-numbers.sql', 'create table number (n int); create table other (n int);')
  put('functions/numbers/twice.sql', returning('twice', 'n int', 'int', '2 * n'))
})
afterEach(async () => {
  rmSync(root, { recursive: true })
  await drop()
})

function put(path: string, sql: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), sql)
}
const remove = (path: string) => rmSync(join(root, path))
const bringUp = () =>
  migrate(connection, { migrations: join(root, 'migrations'), functions: join(root, 'functions') })

const returning = (name: string, parameters: string, result: string, expression: string) =>
  `create or replace function ${name}(${parameters}) returns ${result} language sql return ${expression};\n`

const trigger = (name: string, on: string) =>
  `create or replace trigger ${name} before insert on ${on} for each row execute function set_number();\n`
const SET_NUMBER = `create or replace function set_number() returns trigger language plpgsql as
  $$ begin new.n := 7; return new; end $$;\n`

async function withClient<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
const column = (sql: string) =>
  withClient(async (client) => (await client.query<unknown[]>({ text: sql, rowMode: 'array' })).rows.flat())

const FUNCTIONS = `select oid::regprocedure::text from pg_proc where pronamespace = 'public'::regnamespace order by 1`
const TRIGGERS = `select tgname || ' on ' || tgrelid::regclass from pg_trigger where not tgisinternal order by 1`

test('a function is applied when its file differs, and only then', async () => {
  expect(await bringUp()).toEqual(['0001-numbers.sql', 'numbers/twice.sql'])
  expect(await bringUp()).toEqual([])
  put('functions/numbers/twice.sql', returning('twice', 'n int', 'int', 'n + n + 0'))
  put('functions/numbers/thrice.sql', returning('thrice', 'n int', 'int', 'twice(n) + n'))
  expect(await bringUp()).toEqual(['numbers/twice.sql', 'numbers/thrice.sql'])
  expect(await column('select thrice(4)')).toEqual([12])
})

test('processes that start together apply each function once', async () => {
  const ran = await Promise.all(Array.from({ length: 4 }, bringUp))
  expect(ran.flat()).toEqual(['0001-numbers.sql', 'numbers/twice.sql'])
})

test('a function comes after those it uses, whatever their names', async () => {
  put(
    'functions/a/above.sql',
    `-- twice(), and much(n)\n${returning('above', 'n int', 'int', 'zenith(twice(n))')}`,
  )
  put('functions/z/zenith.sql', returning('zenith', 'n int', 'int', 'n + 1'))
  expect(await bringUp()).toEqual(['0001-numbers.sql', 'z/zenith.sql', 'numbers/twice.sql', 'a/above.sql'])
})

test('functions that use each other in a circle are refused', async () => {
  put('functions/a/one.sql', returning('one', 'n int', 'int', 'two(n)'))
  put('functions/a/two.sql', returning('two', 'n int', 'int', 'one(n)'))
  await expect(bringUp()).rejects.toThrow('Functions use each other in a circle: one → two → one')
})

test('two files of one name are refused, and so is a folder that is not there', async () => {
  put('functions/other/twice.sql', returning('twice', 'n int', 'int', 'n'))
  await expect(bringUp()).rejects.toThrow('There are two functions called twice')
  rmSync(join(root, 'functions'), { recursive: true })
  await expect(bringUp()).rejects.toThrow('The functions of the database are missing')
})

test('new parameters and a new result take the place of the former', async () => {
  await bringUp()
  put('functions/numbers/twice.sql', returning('twice', 'n bigint', 'bigint', '2 * n'))
  await bringUp()
  expect(await column(FUNCTIONS)).toEqual(['twice(bigint)'])
  put('functions/numbers/twice.sql', returning('twice', 'n bigint', 'text', '(2 * n)::text'))
  await bringUp()
  expect(await column('select twice(2)')).toEqual(['4'])
})

test('a function goes with its file, with its triggers and those that used it', async () => {
  put('functions/numbers/set_number.sql', SET_NUMBER + trigger('numbered', 'number'))
  put('functions/numbers/thrice.sql', returning('thrice', 'n int', 'int', 'twice(n) + n'))
  await bringUp()
  expect(await column(TRIGGERS)).toEqual(['numbered on number'])
  remove('functions/numbers/set_number.sql')
  remove('functions/numbers/twice.sql')
  remove('functions/numbers/thrice.sql')
  await bringUp()
  expect([await column(FUNCTIONS), await column(TRIGGERS)]).toEqual([[], []])
  expect(await column('select name from applied_function')).toEqual([])
})

test('a trigger goes when its file defines it no more, or for another table', async () => {
  put(
    'functions/numbers/set_number.sql',
    SET_NUMBER + trigger('numbered', 'number') + trigger('second', 'number'),
  )
  await bringUp()
  put('functions/numbers/set_number.sql', SET_NUMBER + trigger('numbered', 'other'))
  await bringUp()
  expect(await column(TRIGGERS)).toEqual(['numbered on other'])
})

test('what a numbered file defined goes too when there is no file of it', async () => {
  put('migrations/0002-thrice.sql', 'create function thrice(n int) returns int language sql return 3 * n;')
  put('migrations/0003-twice.sql', 'create function twice(n text) returns text language sql return n || n;')
  await bringUp()
  expect(await column(FUNCTIONS)).toEqual(['twice(integer)'])
})

test('a function of somebody else stays', async () => {
  await withClient((client) => client.query(returning('operators_own', 'n int', 'int', 'n')))
  await bringUp()
  remove('functions/numbers/twice.sql')
  await bringUp()
  expect(await column(FUNCTIONS)).toEqual(['operators_own(integer)'])
})

test('where one fails, all stay as they were', async () => {
  await bringUp()
  put('functions/numbers/twice.sql', returning('twice', 'n int', 'int', '22 * n'))
  put('functions/numbers/wrong.sql', returning('wrong', 'n int', 'int', 'twice(n) + missing(n)'))
  await expect(bringUp()).rejects.toThrow(
    'Function numbers/wrong.sql failed: function missing(integer) does not exist',
  )
  expect(await column('select twice(2)')).toEqual([4])
  remove('functions/numbers/wrong.sql')
  expect(await bringUp()).toEqual(['numbers/twice.sql'])
})

test('a function that a table needs is not dropped under it', async () => {
  await bringUp()
  await withClient((client) => client.query('alter table number add check (twice(n) < 10)'))
  remove('functions/numbers/twice.sql')
  await expect(bringUp()).rejects.toThrow(
    'cannot drop function twice(integer) because other objects depend on it',
  )
})

type Row = Record<'kind' | 'name' | 'text' | 'rights', string | null>
const CATALOGUE = `
  select 'function' as kind, oid::regprocedure::text as name, pg_get_functiondef(oid) as text, proacl::text as rights
  from pg_proc where pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
  union all
  select 'trigger', tgname || ' on ' || tgrelid::regclass, pg_get_triggerdef(oid), tgenabled::text
  from pg_trigger where not tgisinternal
  order by 1, 2`

test('a database that knows numbered files alone is brought to what a new one is', async () => {
  const fresh = await createDatabase()
  try {
    await withClient((client) => runNumbered(client, readMigrations(MIGRATIONS_FOLDER)))
    const applied = await migrate(connection)
    expect(applied).toContain('dating/dating_swipe_on.sql')
    const client = new pg.Client(fresh.connection)
    await client.connect()
    const { rows } = await client.query<Row>(CATALOGUE)
    await client.end()
    expect(await withClient(async (upgraded) => (await upgraded.query<Row>(CATALOGUE)).rows)).toEqual(rows)
    expect(await migrate(connection, { migrations: MIGRATIONS_FOLDER, functions: FUNCTIONS_FOLDER })).toEqual(
      [],
    )
  } finally {
    await fresh.drop()
  }
})

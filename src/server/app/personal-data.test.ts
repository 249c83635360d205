import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { freshWorld } from '#server/testing/world.ts'
import { allPersonalData } from './personal-data.ts'

const world = freshWorld()

/** Columns by which a table could hold a person's id. */
const PERSON_COLUMNS = [
  'user_id',
  'owner_id',
  'poster_id',
  'actor_id',
  'sender_id',
  'reporter_id',
  'author_id',
]

/** Every table that has such a column or refers, directly or not, to accounts. */
async function tablesOfPeople(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with recursive referring as (
      select 'auth.users'::regclass as id
      union
      select conrelid from pg_constraint join referring on confrelid = referring.id where contype = 'f'
    )
    select distinct n.nspname || '.' || c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname in ('public', 'auth')
      and (c.oid in (select id from referring)
        or exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = any(${PERSON_COLUMNS})))
    order by name`.execute(world.db)
  return rows.map(({ name }) => name)
}

test('every table that can hold something of a person is answered for by one feature', async () => {
  const named = allPersonalData.flatMap(({ tables }) => tables)
  expect(named.toSorted()).toEqual([...new Set(named)].toSorted())
  expect((await tablesOfPeople()).filter((table) => !named.includes(table))).toEqual([])
})

test('no feature answers for a table that is not there', async () => {
  const { rows } = await sql<{ name: string }>`
    select schemaname || '.' || tablename as name from pg_tables`.execute(world.db)
  const there = new Set(rows.map(({ name }) => name))
  expect(allPersonalData.flatMap(({ tables }) => tables).filter((table) => !there.has(table))).toEqual([])
})

test('what is exported names its tables, and after a purge nothing is left to export', async () => {
  const { userId } = await world.newPerson('Leaving')
  const exported = await inTransaction(world.db, async (tx) => {
    const parts = []
    for (const feature of allPersonalData) parts.push(await feature.export(tx, userId))
    return parts
  })
  for (const [index, part] of exported.entries()) {
    const tables = allPersonalData[index]?.tables ?? []
    expect(Object.keys(part).filter((table) => !tables.includes(table))).toEqual([])
  }
  expect(JSON.stringify(exported)).toContain('leaving@example.org')

  await inTransaction(world.db, async (tx) => {
    for (const feature of allPersonalData.toReversed()) await feature.purge(tx, userId, world.platform)
  })
  await inTransaction(world.db, async (tx) => {
    for (const feature of allPersonalData) {
      const left = Object.values(await feature.export(tx, userId)).flat()
      expect({ feature: feature.feature, left }).toEqual({ feature: feature.feature, left: [] })
    }
  })
})

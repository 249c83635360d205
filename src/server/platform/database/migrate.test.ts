import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDatabase } from '#server/testing/fresh-database.ts'
import { migrate as migrateFrom, MIGRATIONS_FOLDER } from './migrate.ts'

let connection: pg.ClientConfig = {}
let drop = async () => {}
let folder = ''
let noFunctions = ''

beforeEach(async () => {
  ;({ connection, drop } = await createDatabase({ template: 'template0' }))
  folder = mkdtempSync(join(tmpdir(), 'mesob-migrations-'))
  noFunctions = mkdtempSync(join(tmpdir(), 'mesob-functions-'))
  put('0001-first.sql', 'create table first (n int); insert into first values (1)')
})
afterEach(async () => {
  rmSync(folder, { recursive: true })
  rmSync(noFunctions, { recursive: true })
  await drop()
})

const migrate = (to: pg.ClientConfig, migrations: string) =>
  migrateFrom(to, { migrations, functions: noFunctions })
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

/** Runs our own migrations up to that one. */
async function migrateBefore(first: string): Promise<void> {
  const before = readdirSync(MIGRATIONS_FOLDER).filter((name) => name < first)
  rmSync(join(folder, '0001-first.sql'))
  for (const name of before) copyFileSync(join(MIGRATIONS_FOLDER, name), join(folder, name))
  await migrate(connection, folder)
}

test('matches and blocks from before aliases have theirs afterwards, and nobody else has', async () => {
  const [sara, abel, match, direct] = [1, 2, 3, 4].map((n) => `0199a000-0000-7000-8000-00000000000${n}`)
  await migrateBefore('0046')
  await rows(`
    insert into auth.users (id, email) values ('${sara}', 'sara@example.org'), ('${abel}', 'abel@example.org');
    insert into thread (id, kind, subject_id, low_user_id, high_user_id, created_at, last_at) values
      ('${match}', 'match', '${direct}', null, null, now(), now()),
      ('${direct}', 'direct', null, '${sara}', '${abel}', now(), now());
    insert into thread_member (thread_id, user_id, joined_at)
      select thread.id, person.id, now() from thread, auth.users as person;
    insert into user_block (blocker_id, blocked_id, shown_name) values
      ('${sara}', '${abel}', 'Anonymous'), ('${abel}', '${sara}', null)`)
  await migrate(connection, MIGRATIONS_FOLDER)
  const [aliases] = await rows(`
    select count(alias)::int as all, count(distinct alias)::int as different,
      count(*) filter (where alias is not null and thread_id = '${match}' and alias <> user_id)::int as right
    from thread_member`)
  expect(aliases).toEqual({ all: 2, different: 2, right: 2 })
  expect(
    await rows('select shown_name, known_id = blocked_id as "isAccount" from user_block order by shown_name'),
  ).toEqual([
    { shown_name: 'Anonymous', isAccount: false },
    { shown_name: null, isAccount: true },
  ])
})

test('jobs filed under their hours are filed under their trade, and searches for them look for the hours', async () => {
  await migrateBefore('0075')
  const owner = '0199a000-0000-7000-8000-000000000001'
  const id = (n: number) => `0199a000-0000-7000-8000-0000000001${String(n).padStart(2, '0')}`
  await rows(`
    insert into auth.users (id, email) values ('${owner}', 'sara@example.org');
    insert into listing (id, owner_id, state, category, subcategory, kind, lang, title, slug, description, details,
      created_at, updated_at)
    select id, '${owner}', 'draft', category, subcategory, 'offer', 'en', '', '', '', details::jsonb, now(), now()
    from (values
      ('${id(1)}'::uuid, 'jobs', 'gig', '{"role": "Helper", "employment_type": "temporary"}'),
      ('${id(2)}', 'jobs', 'part_time', '{"role": "Cook"}'),
      ('${id(3)}', 'jobs', 'hospitality', '{"role": "Cook", "employer": "Dukem"}'),
      ('${id(4)}', 'items', 'vehicles', '{"brand": "Toyota", "model_year": 2014}'),
      ('${id(5)}', 'items', 'furniture', '{"brand": "Alem"}')) as old (id, category, subcategory, details);
    insert into listing (id, owner_id, state, category, subcategory, deleted_at) values
      ('${id(10)}', '${owner}', 'deleted', 'jobs', 'full_time', now());
    insert into listing_revision (listing_id, content, state, made_at) values
      ('${id(2)}', '{"category": "jobs", "subcategory": "part_time", "details": {"role": "Cook"}}', 'pending_review', now()),
      ('${id(4)}', '{"category": "items", "subcategory": "vehicles", "details": {"brand": "Toyota"}}', 'pending_review', now());
    insert into saved_search (id, user_id, name, filters, channel, frequency, created_at, last_notified_at, next_look_at,
      opened_at)
    select id, '${owner}', 'Work', filters::jsonb, 'email', 'daily', now(), now(), now(), now()
    from (values
      ('${id(6)}'::uuid, '{"category": "jobs", "subcategory": "part_time", "details": "workplace:remote"}'),
      ('${id(7)}', '{"category": "jobs", "subcategory": "internship_volunteer"}'),
      ('${id(8)}', '{"category": "jobs", "details": "employment_type:internship,volunteer"}'),
      ('${id(9)}', '{"category": "jobs", "subcategory": "trades"}')) as old (id, filters)`)
  await migrate(connection, MIGRATIONS_FOLDER)
  expect(await rows('select subcategory, details from listing order by id')).toEqual([
    { subcategory: 'other_work', details: { employment_type: 'temporary' } },
    { subcategory: 'other_work', details: { employment_type: 'part_time' } },
    { subcategory: 'hospitality', details: { employer: 'Dukem' } },
    { subcategory: 'vehicles', details: { make: 'Toyota', model_year: 2014 } },
    { subcategory: 'furniture', details: { brand: 'Alem' } },
    { subcategory: 'other_work', details: {} },
  ])
  expect(await rows('select content from listing_revision order by listing_id')).toEqual([
    { content: { category: 'jobs', subcategory: 'other_work', details: { employment_type: 'part_time' } } },
    { content: { category: 'items', subcategory: 'vehicles', details: { make: 'Toyota' } } },
  ])
  expect(await rows('select filters from saved_search order by id')).toEqual([
    { filters: { category: 'jobs', details: 'employment_type:part_time;workplace:remote' } },
    { filters: { category: 'jobs', details: 'employment_type:internship,volunteer' } },
    { filters: { category: 'jobs', subcategory: 'trades' } },
  ])
})

test('offers from before they ran out get three days: from now on where they wait, else from when they were made', async () => {
  await migrateBefore('0076')
  const [sara, thread, open, taken] = [1, 2, 3, 4].map((n) => `0199a000-0000-7000-8000-00000000000${n}`)
  await rows(`
    insert into auth.users (id, email) values ('${sara}', 'sara@example.org');
    insert into thread (id, kind, subject_id, created_at, last_at) values
      ('${thread}', 'listing', '${sara}', now(), now());
    insert into message (id, thread_id, number, sender_id, kind, facts, card_state, created_at, deleted_at)
    select id, '${thread}', number, '${sara}', 'offer', facts::jsonb, state, timestamptz '2026-01-01', deleted_at
    from (values
      ('${open}'::uuid, 1, '{"amountMinor": 100, "currency": "USD"}', 'open', null::timestamptz),
      ('${taken}', 2, '{"amountMinor": 200, "currency": "USD"}', 'accepted', null),
      ('${thread}', 3, null, 'open', now())) as old (id, number, facts, state, deleted_at)`)
  await migrate(connection, MIGRATIONS_FOLDER)
  const [waiting, settled, deleted] = await rows(`
    select facts - 'expiresAt' as facts, (facts ->> 'expiresAt')::timestamptz > now() + interval '2 days' as "isLong",
      facts ->> 'expiresAt' as at
    from message order by number`)
  expect(waiting).toMatchObject({
    facts: { amountMinor: 100, currency: 'USD', isCounter: false },
    isLong: true,
  })
  expect(settled).toMatchObject({ isLong: false, at: '2026-01-04T00:00:00.000Z' })
  expect(deleted).toMatchObject({ facts: null, at: null })
})

import { expect, test } from 'vitest'
import { repositoryFiles } from '../repository.ts'
import { checkTables, namesIn } from './check-tables.ts'
import { READS, READS_MAX } from './table-owners.ts'

const files = repositoryFiles()
const problemsWith = (path: string, text: string) => checkTables([...files, { path, text }]).problems

test('the repository is fine as it is', () => {
  expect(checkTables(files).problems).toEqual([])
})

test.each([
  ['src/server/geo/new-store.ts', `db.selectFrom('group_member')`],
  ['src/server/geo/new-store.ts', `db.selectFrom('place as p').leftJoin('group_member as m', 'a', 'b')`],
  ['src/server/geo/new-store.ts', `db.selectFrom(['place as p', 'group_member as m'])`],
  ['src/server/geo/new-store.ts', `db.updateTable('group_member')`],
  ['src/server/geo/new-store.ts', 'sql`select from place join group_member on true`'],
  ['src/server/geo/new-store.ts', 'sql`select from place as p, group_member`'],
  ['src/server/geo/new-store.ts', 'sql`insert into group_member (a)`'],
  ['database/functions/geo/new_function.sql', 'update only group_member set a = b'],
])('a foreign table in %s is found: %s', (path, text) => {
  expect(problemsWith(path, text)).toEqual([
    `${path}: group_member belongs to groups, and geo may not read it (READS)`,
  ])
})

test('a function is owned by its folder', () => {
  expect(problemsWith('src/server/geo/new-store.ts', 'sql`select group_card(g, null)`')).toEqual([
    'src/server/geo/new-store.ts: group_card belongs to groups, and geo may not read it (READS)',
  ])
})

test('comments, tests, the composition in app and what the platform owns are no reads', () => {
  expect(problemsWith('src/server/geo/new-store.ts', '// from group_member\n/* join thread */')).toEqual([])
  expect(problemsWith('src/server/geo/new-store.test.ts', `db.selectFrom('group_member')`)).toEqual([])
  expect(problemsWith('src/server/app/new-store.ts', `db.selectFrom('group_member')`)).toEqual([])
  expect(problemsWith('src/server/geo/new-store.ts', 'sql`select clock_now()`')).toEqual([])
})

test('an entry that nothing reads any more is found', () => {
  const without = files.filter(({ path }) => path !== 'src/server/site/site-store.ts')
  expect(checkTables(without).problems).toEqual(['scripts/check/table-owners.ts: site reads profile no more'])
})

test('a new entry is found, also when something reads it', () => {
  const reading = { path: 'src/server/geo/new-store.ts', text: `db.selectFrom('group_member')` }
  expect(checkTables([...files, reading], { ...READS, geo: ['group_member'] }).problems).toEqual([
    `scripts/check/table-owners.ts: READS has ${READS_MAX + 1} entries; READS_MAX is ${READS_MAX} and may only fall`,
  ])
})

test('a table without an owner is found', () => {
  const schema = files.find(({ path }) => path.endsWith('database/schema.ts'))
  if (!schema) throw new Error('no schema')
  const grown = {
    ...schema,
    text: schema.text.replace('export interface DB {', 'export interface DB {\n  novel: Novel'),
  }
  expect(checkTables([...files.filter((file) => file !== schema), grown]).problems).toEqual([
    `${schema.path}: the table novel has no owner in TABLE_OWNERS`,
  ])
})

test('a name that is part of another is not that name', () => {
  const owned = {
    tables: new Map([
      ['post', 'a'],
      ['post_image', 'a'],
    ]),
    functions: new Map([['post_lines', 'a']]),
  }
  expect([...namesIn('select from post_image cross join post_lines(x)', owned)]).toEqual([
    'post_image',
    'post_lines',
  ])
})

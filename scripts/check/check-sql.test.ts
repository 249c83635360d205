import { expect, test } from 'vitest'
import { checkSql } from './check-sql.ts'

const BODY = 'returns int language sql return 1;'
const ONE = `-- One.\ncreate or replace function group_one() ${BODY}\n`
const REFUSING = `create or replace function group_one() returns json language sql return json_build_object('refused', 'a.b');`
const file = (path: string, text: string) => ({ path, text })
const problems = (...files: { path: string; text: string }[]) => checkSql(files).problems

test('a function with its trigger in a file of its own is fine', () => {
  const trigger =
    '\ncreate or replace trigger one before insert on a for each row execute function group_one();\n'
  expect(problems(file('database/functions/groups/group_one.sql', ONE + trigger))).toEqual([])
})

test.each([
  ['migrations/0051-groups.sql', `create function group_one() ${BODY}`, 'the function group_one belongs in'],
  ['migrations/0051-groups.sql', 'Create Or Replace\nFunction a() ', 'the function a belongs in'],
  ['migrations/0051-groups.sql', 'create constraint trigger t after insert', 'the trigger t belongs in'],
  ['database/functions/groups/group-one.sql', ONE, 'should be called'],
  ['database/functions/group_one.sql', ONE, 'should be called'],
  ['database/functions/groups/group_two.sql', ONE, 'should define the function group_two and no other'],
  [
    'database/functions/groups/group_one.sql',
    `${ONE}create or replace function two() ${BODY}`,
    'and no other',
  ],
  ['database/functions/groups/group_one.sql', ONE.replace('or replace ', ''), "lacks 'or replace'"],
  ['database/functions/groups/group_one.sql', ONE.slice(8), 'should begin with a comment'],
  [
    'database/functions/groups/group_one.sql',
    `${ONE}create trigger one before insert on a for each row execute function group_one();`,
    "the trigger one lacks 'or replace'",
  ],
  [
    'database/functions/groups/group_one.sql',
    `${ONE}create or replace trigger one before insert on a for each row execute function other();`,
    'a trigger that runs other belongs in the file of other',
  ],
  ['database/functions/groups/group_one.sql', `-- One.\n${REFUSING}`, "should begin '-- Policy: '"],
  ['src/server/groups/a-store.ts', '// database/functions/groups/none.sql', 'there is no database/functions'],
])('%s with %j is found', (path, text, problem) => {
  expect(problems(file(path, text)).join('\n')).toContain(problem)
})

test.each([
  ['migrations/0050-groups.sql', `create function group_one() ${BODY}`],
  ['migrations/0051-groups.sql', '-- create function a()\ncreate table a (n int);'],
])('%s with %j is fine', (path, text) => {
  expect(problems(file(path, text))).toEqual([])
})

test('a function that decides is named in a policy of its feature', () => {
  const path = 'database/functions/groups/group_one.sql'
  const sql = file(path, `-- Policy: one.\n${REFUSING}`)
  const policy = (text: string) => file('src/server/groups/group-policy.ts', text)
  expect(problems(sql, policy(''))).toEqual([`${path}: no policy of src/server/groups names it`])
  expect(problems(sql, policy(''), file('src/server/groups/group-store.ts', `// ${path}`))).toHaveLength(1)
  expect(problems(sql, policy(`// ${path}`))).toEqual([])
  expect(problems(sql, file('src/server/groups/group-store.ts', `// ${path}`))).toEqual([])
})

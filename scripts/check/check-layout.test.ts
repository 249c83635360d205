import { describe, expect, test } from 'vitest'
import { checkLayout } from './check-layout.ts'

const file = (path: string, lines = 1) => ({ path, text: 'x\n'.repeat(lines) })
const check = (...paths: string[]) => checkLayout(paths.map((path) => file(path))).problems

describe('a feature holds the kinds of file of the closed list', () => {
  test.each([
    'src/contract/groups/group.ts',
    'src/contract/groups/group-errors.ts',
    'src/contract/groups/live.ts',
    'src/server/groups/routes.ts',
    'src/server/groups/public.ts',
    'src/server/groups/join-group.ts',
    'src/server/groups/group-policy.ts',
    'src/server/groups/members/member-store.ts',
    'src/server/groups/group-view.ts',
    'src/server/groups/remind-members-job.ts',
    'src/server/payments/stripe-client.ts',
    'src/server/geo/data/time-zones.json',
    'src/web/auth/password-policy.ts',
    'demo/write-listings.ts',
    'src/server/groups/join-group.test.ts',
    'src/web/groups/group-page.tsx',
    'src/web/groups/group-card.tsx',
    'src/web/groups/join-group.ts',
    'src/web/groups/messages.am.ts',
    'src/web/groups/public.tsx',
    'src/web/groups/group-card.test.tsx',
    'src/server/platform/database/hot-reads.ts',
    'src/web/app/shell/tab-bar.tsx',
    'migrations/0007-groups.sql',
    'docs/decisions/0001-one-package-one-process.md',
  ])('%s is one', (path) => {
    expect(check(path)).toEqual([])
  })

  test.each([
    ['src/server/groups/membership.ts', 'no kind of file'],
    ['src/server/groups/group.json', 'no kind of file'],
    ['src/server/groups/group-card.tsx', 'no kind of file'],
    ['src/web/groups/group-view.ts', 'no kind of file'],
    ['src/contract/groups/group-page.tsx', 'no kind of file'],
    ['src/server/groups/members/ranks.ts', 'no kind of file'],
    ['src/server/groups/types.ts', "'types' says nothing"],
    ['src/server/platform/utils.ts', "'utils' says nothing"],
    ['src/server/groups/group-service.ts', "'group-service' says nothing"],
    ['src/web/ui/index.ts', "'index' says nothing"],
    ['scripts/helpers/format.ts', "'helpers' says nothing"],
    ['src/web/groups/GroupCard.tsx', 'kebab-case'],
    ['e2e/join_group.e2e.ts', 'kebab-case'],
    ['migrations/7-groups.sql', 'should be called NNNN-<feature>.sql'],
    ['docs/decisions/one-package.md', 'should be called NNNN-<what-was-decided>.md'],
  ])('%s is not: %s', (path, problem) => {
    expect(check(path).join('\n')).toContain(`${path}: ${problem}`)
  })

  test('the permitted list is printed with a misplaced file', () => {
    expect(check('src/server/groups/membership.ts').at(-1)).toContain('<noun>-policy.ts')
  })
})

test('a file stays within its lines', () => {
  const { problems } = checkLayout([
    file('src/web/ui/long.tsx', 401),
    file('src/web/ui/long.test.tsx', 600),
    file('src/web/ui/longer.test.tsx', 601),
    file('package-lock.json', 9000),
    file('src/server/geo/data/cities.json', 2000),
  ])
  expect(problems).toEqual([
    'src/web/ui/long.tsx: 401 lines, 400 are allowed',
    'src/web/ui/longer.test.tsx: 601 lines, 600 are allowed',
  ])
})

test('a folder holds 25 code files, tests and sub-folders apart', () => {
  const paths = (count: number) => Array.from({ length: count }, (_, n) => `src/web/ui/part-${n}.tsx`)
  expect(check(...paths(25), 'src/web/ui/part-0.test.tsx', 'src/web/ui/fields/part.tsx')).toEqual([])
  expect(check(...paths(26))).toEqual(['src/web/ui: 26 code files, 25 are allowed'])
})

test('the summary of an operation is an instruction', () => {
  const operation = (summary: string) => ({
    path: 'src/server/auth/read-thing.ts',
    text: `export const call = {\n  summary: '${summary}',\n}\n`,
  })
  expect(checkLayout([operation('Join a group or request membership')]).problems).toEqual([])
  expect(checkLayout([operation('One of your conversations')]).problems).toEqual([
    "src/server/auth/read-thing.ts: the summary 'One of your conversations' should begin with a verb",
  ])
})

test('median and 95th percentile are told with their aims', () => {
  const { note } = checkLayout([1, 2, 3].map((lines) => file(`src/web/ui/of-${lines}.tsx`, lines)))
  expect(note).toContain('3 source files, lines: median 2 (aim ≤ 60), 95 % ≤ 3')
})

describe('an operation', () => {
  const operation = {
    path: 'src/contract/groups/join-group.ts',
    text: "operation({ name: 'groups.join-group' })",
  }
  const answer = file('src/server/groups/join-group.ts')
  const call = {
    path: 'src/web/groups/join-group.ts',
    text: "import { joinGroup } from '#contract/groups/join-group.ts'",
  }

  test('has a file that answers it and a caller in the web app', () => {
    expect(checkLayout([operation, answer, call]).problems).toEqual([])
  })

  test('without a file that answers it is refused', () => {
    expect(checkLayout([operation, call]).problems).toEqual([
      'src/contract/groups/join-group.ts: no src/server/groups/join-group.ts answers it',
    ])
  })

  test('that nothing calls is refused; a test is no caller', () => {
    const proof = { ...call, path: 'src/web/groups/join-group.test.ts' }
    expect(checkLayout([operation, answer, proof]).problems).toEqual([
      'src/contract/groups/join-group.ts: nothing in src/web calls it',
    ])
  })

  test('carries the name of its file, and a verb', () => {
    const renamed = { path: 'src/contract/groups/membership.ts', text: operation.text }
    expect(checkLayout([renamed]).problems).toEqual([
      'src/contract/groups/membership.ts: an operation begins with a verb',
      "src/contract/groups/membership.ts: its operation should be named 'groups.membership'",
      'src/contract/groups/membership.ts: no src/server/groups/membership.ts answers it',
      'src/contract/groups/membership.ts: nothing in src/web calls it',
    ])
  })
})

import { checkCommits } from './check-commits.ts'
import { checkSql } from './check-sql.ts'
import { checkTables } from './check-tables.ts'
import { checkBoundaries } from './check-boundaries.ts'
import { checkLayout } from './check-layout.ts'
import { checkLockfile } from './check-lockfile.ts'
import { checkWords } from './check-words.ts'
import { changedPaths, repositoryFiles } from '../repository.ts'
import type { RepositoryFile, Verdict } from '../repository.ts'
import { failure, PASSED, runTool } from '../run-tool.ts'
import type { Outcome, Step } from '../run-tool.ts'

/** On a system for which a tool has no binary the check is left out; Linux, where the project is checked, has them all. */
const BINARY_MISSING = /native binding|unsupported platform|cannot find module '@(oxlint|oxfmt)/i

/** The type checker and the type-aware linter are written in Go: what garbage they collect less often saves a third of their time. */
const COLLECT_SELDOM = { GOGC: '400' }

const tool = (name: string, program: string, args: readonly string[], note: string): Step => ({
  name,
  async run(): Promise<Outcome> {
    const { status, output } = await runTool(program, args, { env: COLLECT_SELDOM })
    if (status === 0) return { ...PASSED, note }
    if (process.platform !== 'linux' && BINARY_MISSING.test(output)) {
      return { passed: 0, failed: 0, skipped: 1, note: `${program} has no binary for ${process.platform}` }
    }
    return failure(output || `${program} ended with ${status}`)
  },
})

let files: RepositoryFile[] | undefined
const ours = (
  name: string,
  check: (files: readonly RepositoryFile[]) => Verdict | Promise<Verdict>,
): Step => ({
  name,
  async run(): Promise<Outcome> {
    files ??= repositoryFiles()
    const { problems, note } = await check(files)
    return problems.length === 0 ? { ...PASSED, note } : failure(problems.join('\n'), note)
  },
})

const format = (paths: readonly string[]) => tool('format', 'oxfmt', ['--list-different', ...paths], 'oxfmt')
const lint = (paths: readonly string[]) =>
  tool('lint', 'oxlint', ['--format', 'unix', ...paths], 'oxlint, with types')
// two checkers of one project would each look at what both need; two projects are checked side by side as it is
const types = tool('types', 'tsc', ['-b', '--checkers', '1'], 'TypeScript, five projects')
const ofTheHouse = [
  ours('boundaries', checkBoundaries),
  ours('layout', checkLayout),
  ours('sql', checkSql),
  ours('tables', checkTables),
  ours('words', checkWords),
  ours('lockfile', checkLockfile),
  ours('commits', checkCommits),
]

/** The static checks, those that take long first: nothing is started and nothing is written but the type checker's notes. */
export const CHECKS: readonly Step[] = [
  types,
  lint([]),
  tool('unused', 'knip', ['--no-progress'], 'knip: files, exports, dependencies'),
  format([]),
  ...ofTheHouse,
]

/** The checks of what differs from the last commit. What nobody uses any more is looked for by the whole check alone. */
export function changedChecks(): readonly Step[] {
  const changed = changedPaths()
  const code = changed.filter((path) => /\.(ts|tsx|mjs)$/.test(path))
  return [
    types,
    ...(code.length > 0 ? [lint(code)] : []),
    ...(changed.length > 0 ? [format(['--no-error-on-unmatched-pattern', ...changed])] : []),
    ...ofTheHouse,
  ]
}

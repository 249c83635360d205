import { checkBoundaries } from './check-boundaries.ts'
import { checkLayout } from './check-layout.ts'
import { checkLockfile } from './check-lockfile.ts'
import { checkWords } from './check-words.ts'
import { repositoryFiles } from './repository.ts'
import type { RepositoryFile, Verdict } from './repository.ts'
import { failure, PASSED, runTool } from './run-tool.ts'
import type { Outcome, Step } from './run-tool.ts'

/** On a system for which a tool has no binary the check is left out; Linux, where the project is checked, has them all. */
const BINARY_MISSING = /native binding|unsupported platform|cannot find module '@(oxlint|oxfmt)/i

const tool = (name: string, program: string, args: readonly string[], note: string): Step => ({
  name,
  async run(): Promise<Outcome> {
    const { status, output } = await runTool(program, args)
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

/** The static checks: nothing is started and nothing is written but the type checker's notes. */
export const CHECKS: readonly Step[] = [
  tool('format', 'oxfmt', ['--list-different'], 'oxfmt'),
  tool('lint', 'oxlint', ['--format', 'unix'], 'oxlint, with types'),
  tool('types', 'tsc', ['-b'], 'TypeScript, five projects'),
  ours('boundaries', checkBoundaries),
  ours('layout', checkLayout),
  ours('words', checkWords),
  ours('lockfile', checkLockfile),
  tool('unused', 'knip', ['--no-progress'], 'knip: files, exports, dependencies'),
]

import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { AUTH_MUTANTS } from './auth-mutants.ts'
import type { Mutant } from './mutant.ts'
import { PEOPLE_MUTANTS } from './people-mutants.ts'
import { PLATFORM_MUTANTS } from './platform-mutants.ts'
import { repositoryPaths, ROOT } from '../repository.ts'
import { endToolsWithUs, runTool } from '../run-tool.ts'

/*
 * npm run test:mutants [-- <part of a rule or of its file's path>]: breaks one rule at a time in a copy of the
 * repository and runs the tests beside it. A rule whose break no test notices has survived, which is a failure.
 */

const MUTANTS: readonly Mutant[] = [...AUTH_MUTANTS, ...PEOPLE_MUTANTS, ...PLATFORM_MUTANTS]

/** What is read of the report of a run. */
const Report = z.object({ success: z.boolean(), numTotalTests: z.int() })

/** The working tree as it is, with the installed packages. */
function copyRepository(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mesob-mutants-'))
  for (const path of repositoryPaths()) cpSync(join(ROOT, path), join(folder, path))
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

/** @throws when the text to be broken is not there exactly once: the list is behind the code */
function breakRule(folder: string, { file, from, to }: Mutant): () => void {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  if (text.split(from).length !== 2) throw new Error(`${file}: “${from}” is not there exactly once.`)
  writeFileSync(
    path,
    text.replace(from, () => to),
  )
  return () => writeFileSync(path, text)
}

type Fate = 'noticed' | 'survived' | 'not tried'
const SIGNS: Readonly<Record<Fate, string>> = { noticed: '✓', survived: '✗', 'not tried': '✗' }

async function fateOf(folder: string, mutant: Mutant): Promise<Fate> {
  const mend = breakRule(folder, mutant)
  const tests = mutant.tests ?? [dirname(mutant.file)]
  const report = join(folder, 'mutant.json')
  rmSync(report, { force: true })
  await runTool('vitest', [
    'run',
    '--root',
    folder,
    '--bail=1',
    '--reporter=json',
    `--outputFile=${report}`,
    ...tests,
  ])
  mend()
  if (!existsSync(report)) return 'not tried'
  const { success, numTotalTests } = Report.parse(JSON.parse(readFileSync(report, 'utf8')))
  // what cannot be loaded, or is not there, notices nothing
  if (numTotalTests === 0) return 'not tried'
  return success ? 'survived' : 'noticed'
}

async function main(): Promise<number> {
  const wanted = process.argv[2] ?? ''
  const mutants = MUTANTS.filter(({ file, rule }) => file.includes(wanted) || rule.includes(wanted))
  const folder = copyRepository()
  const fates: Fate[] = []
  try {
    for (const mutant of mutants) {
      const fate = await fateOf(folder, mutant)
      console.log(`${SIGNS[fate]} ${fate} ${mutant.rule} (${mutant.file})`)
      fates.push(fate)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  const count = (one: Fate) => fates.filter((fate) => fate === one).length
  console.log(`${count('noticed')} noticed, ${count('survived')} survived, ${count('not tried')} not tried`)
  return fates.length > 0 && fates.every((fate) => fate === 'noticed') ? 0 : 1
}

endToolsWithUs()
process.exitCode = await main()

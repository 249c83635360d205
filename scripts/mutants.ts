import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Mutant, MUTANTS } from './mutant-list.ts'
import { repositoryPaths, ROOT } from './repository.ts'
import { endToolsWithUs, runTool } from './run-tool.ts'

/*
 * npm run test:mutants [-- <part of a file's path>]: breaks one rule at a time in a copy of the repository and runs the
 * tests beside it. A rule whose break no test notices has survived, which is a failure.
 */

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

async function isNoticed(folder: string, mutant: Mutant): Promise<boolean> {
  const mend = breakRule(folder, mutant)
  const tests = mutant.tests ?? [dirname(mutant.file)]
  const { status } = await runTool('vitest', ['run', '--root', folder, '--bail=1', ...tests])
  mend()
  return status !== 0
}

async function main(): Promise<number> {
  const wanted = process.argv[2] ?? ''
  const mutants = MUTANTS.filter(({ file }) => file.includes(wanted))
  const folder = copyRepository()
  const survivors: Mutant[] = []
  try {
    for (const mutant of mutants) {
      const noticed = await isNoticed(folder, mutant)
      console.log(`${noticed ? '✓ noticed ' : '✗ survived'} ${mutant.rule} (${mutant.file})`)
      if (!noticed) survivors.push(mutant)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  console.log(`${mutants.length - survivors.length} noticed, ${survivors.length} survived`)
  return survivors.length > 0 || mutants.length === 0 ? 1 : 0
}

endToolsWithUs()
process.exitCode = await main()

import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startBusyLoop } from './busy-loop.ts'
import { changedChecks, CHECKS } from '../check/check.ts'
import { findUnproved } from './operation-proof.ts'
import { prepareRedis } from './prepare-redis.ts'
import { ROOT } from '../repository.ts'
import { endToolsWithUs, failure, PASSED, runSteps, runTool } from '../run-tool.ts'
import type { Step } from '../run-tool.ts'
import { EXCUSED_STORIES } from './excused-stories.ts'
import { playwrightOutcome, vitestOutcome, writeFailures } from './test-results.ts'

const USAGE = `npm test -- [--database embedded|system] [--only <part>,<part>] [--changed] [--size phone|desktop]
            [--every-page] [--every-size] [--steady] [--watch-it] [<file or folder> …]

  --database system   the tests that need a database use the PostgreSQL of this machine
  --only              ${[...CHECKS.map(({ name }) => name), 'check', 'unit', 'build', 'size', 'e2e'].join(' ')}
                      (check = all static checks, with size when the web app is built;
                      unit = policies, HTTP and components by Vitest)
  --changed           checks look at the files alone that differ from the last commit (npm run check -- --changed)
  --size              stories run at that size alone
  --every-size        every story at both sizes, not only at the one where its feature is used most
  --steady            every story five times beside a busy loop; those that end differently are named
  --watch-it          stories run in a window that can be watched, slowly
  --every-page        axe looks at every page in every language, theme and size, not in one of them
  <file or folder>    only tests whose path contains one of these
`

const RESULTS = join(ROOT, 'test-results')
/** What the operations answered while the tests of the server ran. */
const ANSWERS_FILE = join(RESULTS, 'answers.txt')
/** The server is started some thirty times: only the first time its code is compiled. */
process.env['NODE_COMPILE_CACHE'] ??= join(ROOT, 'node_modules', '.cache', 'compiled')
const BUILT_PAGE = join(ROOT, 'dist', 'web', 'index.html')

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: {
    database: { type: 'string', default: 'embedded' },
    only: { type: 'string' },
    'every-page': { type: 'boolean', default: false },
    'every-size': { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    size: { type: 'string' },
    steady: { type: 'boolean', default: false },
    'watch-it': { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h' },
  },
})

const readResults = (file: string): unknown => JSON.parse(readFileSync(join(RESULTS, file), 'utf8'))

const unit: Step = {
  name: 'unit',
  async run() {
    await prepareRedis()
    // one more than processors: many of our tests wait for a database or a process
    const workers = `--maxWorkers=${availableParallelism() + 1}`
    const report = ['--reporter=default', '--reporter=json', '--outputFile.json=test-results/vitest.json']
    const { status } = await runTool(
      'vitest',
      ['run', '--passWithNoTests', workers, ...report, ...positionals],
      { show: true, env: { ANSWERS_FILE } },
    )
    const outcome = vitestOutcome(readResults('vitest.json'), status)
    // a part of the tests, or tests that failed, leave much unmet
    if (positionals.length > 0 || outcome.failed > 0) return outcome
    const unproved = await findUnproved(ANSWERS_FILE)
    return { ...outcome, failed: unproved.length, failures: unproved }
  },
}

const build: Step = {
  name: 'build',
  async run() {
    const { status, output } = await runTool(process.execPath, ['scripts/build/web-build.ts'])
    return status === 0 ? { ...PASSED, note: 'the web app' } : failure(output)
  },
}

const size: Step = {
  name: 'size',
  async run() {
    const { status, output } = await runTool('size-limit', [])
    return status === 0 ? { ...PASSED, note: 'JavaScript and styles of the first page' } : failure(output)
  },
}

const TELLINGS = 5

const e2e: Step = {
  name: 'e2e',
  async run() {
    const load = values.steady ? startBusyLoop() : null
    const { status } = await runTool('playwright', ['test', '--pass-with-no-tests', ...storyArguments()], {
      show: true,
      env: {
        ...(values['watch-it'] && { WATCH: 'yes' }),
        ...(values['every-page'] && { A11Y: 'every' }),
        ...(values['every-size'] && { SIZES: 'every' }),
        PLAYWRIGHT_JSON_OUTPUT_FILE: 'test-results/playwright.json',
      },
    })
    load?.end()
    return playwrightOutcome(readResults('playwright.json'), status, EXCUSED_STORIES)
  },
}

function storyArguments(): string[] {
  return [
    ...(values.size ? [`--project=${values.size}*`] : []),
    ...(values.steady ? [`--repeat-each=${TELLINGS}`, '--retries=0'] : []),
    ...(values['watch-it'] ? ['--headed', '--workers=1'] : []),
    ...positionals,
  ]
}

const STEPS: readonly Step[] = [...CHECKS, unit, build, size, e2e]

function chosenSteps(only: string | undefined): readonly Step[] {
  if (only === undefined) return positionals.length > 0 ? [unit, e2e] : STEPS
  const checks = [...CHECKS.map(({ name }) => name), ...(existsSync(BUILT_PAGE) ? ['size'] : [])]
  const names = only.split(',').flatMap((name) => (name === 'check' ? checks : [name]))
  const unknown = names.filter((name) => !STEPS.some((step) => step.name === name))
  if (unknown.length > 0) throw new Error(`There is no part '${unknown.join(', ')}'.\n\n${USAGE}`)
  return STEPS.filter(({ name }) => names.includes(name))
}

/** Obtains the machine's PostgreSQL for as long as the tests run. */
async function withDatabase<T>(run: () => Promise<T>): Promise<T> {
  if (values.database === 'embedded') return run()
  if (values.database !== 'system') throw new Error(`--database is embedded or system.\n\n${USAGE}`)
  const { startSystemPostgres } = await import('../ops/system-postgres.ts')
  const server = await startSystemPostgres()
  process.env['DATABASE_URL'] = server.url
  try {
    return await run()
  } finally {
    await server.stop()
  }
}

async function main(): Promise<number> {
  if (values.help) {
    console.log(USAGE)
    return 0
  }
  const steps = chosenSteps(values.only)
  const checks = steps.filter((step) => CHECKS.includes(step))
  const others = steps.filter((step) => !CHECKS.includes(step))
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })
  const first = await runSteps(values.changed ? changedChecks() : checks, availableParallelism())
  const rest = await withDatabase(() => runSteps(others))
  const sum = (count: 'passed' | 'failed' | 'skipped') => first[count] + rest[count]
  const [passed, failed, skipped] = [sum('passed'), sum('failed'), sum('skipped')]
  for (const line of writeFailures([...(first.failures ?? []), ...(rest.failures ?? [])])) console.log(line)
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  return failed > 0 || passed === 0 ? 1 : 0
}

endToolsWithUs()
process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  console.log('0 passed, 1 failed')
  return 1
})

import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { CHECKS } from './check.ts'
import { prepareRedis } from './prepare-redis.ts'
import { ROOT } from './repository.ts'
import { endToolsWithUs, failure, PASSED, runSteps, runTool } from './run-tool.ts'
import type { Outcome, Step } from './run-tool.ts'
import { playwrightOutcome, vitestOutcome } from './test-results.ts'

const USAGE = `npm test -- [--database embedded|system] [--only <part>,<part>] [--every-page] [<file or folder> …]

  --database system   the tests that need a database use the PostgreSQL of this machine
  --only              ${[...CHECKS.map(({ name }) => name), 'check', 'unit', 'build', 'size', 'e2e'].join(' ')}
                      (check = all static checks, with size when the web app is built;
                      unit = policies, HTTP and components by Vitest)
  --every-page        axe looks at every page in every language, theme and size, not in one of them
  <file or folder>    only tests whose path contains one of these
`

const RESULTS = join(ROOT, 'test-results')
const BUILT_PAGE = join(ROOT, 'dist', 'web', 'index.html')

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: {
    database: { type: 'string', default: 'embedded' },
    only: { type: 'string' },
    'every-page': { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h' },
  },
})

const readResults = (file: string): unknown => JSON.parse(readFileSync(join(RESULTS, file), 'utf8'))

const unit: Step = {
  name: 'unit',
  async run() {
    await prepareRedis()
    // Vitest leaves one processor idle; many of our tests wait for a database or a process.
    const workers = `--maxWorkers=${availableParallelism()}`
    const report = ['--reporter=default', '--reporter=json', '--outputFile.json=test-results/vitest.json']
    const { status } = await runTool(
      'vitest',
      ['run', '--passWithNoTests', workers, ...report, ...positionals],
      {
        show: true,
      },
    )
    return vitestOutcome(readResults('vitest.json'), status)
  },
}

const build: Step = {
  name: 'build',
  async run() {
    const { status, output } = await runTool(process.execPath, ['scripts/web-build.ts'])
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

const e2e: Step = {
  name: 'e2e',
  async run() {
    const { prepareBrowser } = await import('./prepare-browser.ts')
    const browser = await prepareBrowser()
    const { status } = await runTool('playwright', ['test', '--pass-with-no-tests', ...positionals], {
      show: true,
      env: {
        CHROMIUM_PATH: browser,
        ...(values['every-page'] && { A11Y: 'every' }),
        PLAYWRIGHT_JSON_OUTPUT_FILE: 'test-results/playwright.json',
      },
    })
    return playwrightOutcome(readResults('playwright.json'), status)
  },
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
  const { startSystemPostgres } = await import('./system-postgres.ts')
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
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })
  const { passed, failed, skipped }: Outcome = await withDatabase(() => runSteps(steps))
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  return failed > 0 || passed === 0 ? 1 : 0
}

endToolsWithUs()
process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  console.log('0 passed, 1 failed')
  return 1
})

import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { ROOT } from './repository.ts'

/** What one part of the tests came to. `details` is shown where something failed or was left out. */
export interface Outcome {
  passed: number
  failed: number
  skipped: number
  note: string
  details?: string
  failures?: Failure[]
}

/** One thing that failed, and how to see it fail again. */
export interface Failure {
  what: string
  /** The command that runs it alone. */
  alone: string
  /** Path of the picture of the page it ended on. */
  picture?: string
}

export interface Step {
  name: string
  run: () => Promise<Outcome>
}

export const PASSED: Outcome = { passed: 1, failed: 0, skipped: 0, note: '' }
export const failure = (details: string, note = ''): Outcome => ({
  passed: 0,
  failed: 1,
  skipped: 0,
  note,
  details,
})

const running = new Set<ChildProcess>()

export interface ToolRun {
  status: number
  output: string
}

/**
 * Runs a program from node_modules/.bin, or by its path, in the root of the repository.
 * @param options.show lets it write to the terminal itself; its output is not kept then
 */
export function runTool(
  program: string,
  args: readonly string[],
  options: { show?: boolean; env?: Record<string, string> } = {},
): Promise<ToolRun> {
  const binaries = join(ROOT, 'node_modules', '.bin')
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: options.show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...options.env, PATH: `${binaries}${delimiter}${process.env['PATH'] ?? ''}` },
  })
  running.add(child)
  let output = ''
  child.stdout?.on('data', (text: Buffer) => (output += text.toString()))
  child.stderr?.on('data', (text: Buffer) => (output += text.toString()))
  return new Promise((resolve) => {
    child.on('error', (error) =>
      resolve({ status: 1, output: `${program} could not be run: ${error.message}` }),
    )
    child.on('close', (status) => {
      running.delete(child)
      resolve({ status: status ?? 1, output })
    })
  })
}

/** Ends every tool with this process, also when npm was killed and passed nothing on. */
export function endToolsWithUs() {
  const parent = process.ppid
  const leave = () => {
    for (const child of running) child.kill('SIGTERM')
    process.exit(1)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, leave)
  if (process.env['npm_lifecycle_event']) setInterval(() => process.ppid !== parent && leave(), 250).unref()
}

/** A run that says nothing for longer than this looks like one that hangs. */
const SIGN_OF_LIFE_MS = 60_000

/** Runs the steps, `atOnce` of them side by side, one line each when it ends, and adds up what they came to. */
export async function runSteps(steps: readonly Step[], atOnce = 1): Promise<Outcome> {
  const total = { passed: 0, failed: 0, skipped: 0, note: '', failures: [] as Failure[] }
  const width = Math.max(...steps.map(({ name }) => name.length))
  const waiting = [...steps]
  const runNext = async (): Promise<void> => {
    const step = waiting.shift()
    if (!step) return
    const outcome = await runStep(step, width)
    total.passed += outcome.passed
    total.failed += outcome.failed
    total.skipped += outcome.skipped
    total.failures.push(...failuresOf(step, outcome))
    await runNext()
  }
  await Promise.all(Array.from({ length: atOnce }, runNext))
  return total
}

async function runStep({ name, run }: Step, width: number): Promise<Outcome> {
  const began = performance.now()
  const elapsed = () => (performance.now() - began) / 1000
  const signs = setInterval(
    () => console.log(`… ${name} has been running for ${Math.round(elapsed() / 60)} min`),
    SIGN_OF_LIFE_MS,
  )
  const outcome = await run().catch((error: unknown) => failure(String(error)))
  clearInterval(signs)
  const mark = outcome.failed > 0 ? '✗' : outcome.skipped > 0 && outcome.passed === 0 ? '-' : '✓'
  console.log(`${mark} ${name.padEnd(width)} ${elapsed().toFixed(1).padStart(6)} s  ${outcome.note}`)
  if (outcome.details) console.log(outcome.details.trimEnd().replaceAll(/^/gm, '    '))
  return outcome
}

/** A step that cannot name what failed in it is run again as a whole. */
function failuresOf({ name }: Step, { failed, failures = [] }: Outcome): Failure[] {
  if (failed === 0 || failures.length > 0) return failures
  return [{ what: name, alone: `npm test -- --only ${name}` }]
}

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

/** Runs the steps one after the other, one line each, and adds up what they came to. */
export async function runSteps(steps: readonly Step[]): Promise<Outcome> {
  const total = { passed: 0, failed: 0, skipped: 0, note: '' }
  const width = Math.max(...steps.map(({ name }) => name.length))
  for (const { name, run } of steps) {
    const began = performance.now()
    const outcome = await run().catch((error: unknown) => failure(String(error)))
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    const mark = outcome.failed > 0 ? '✗' : outcome.skipped > 0 && outcome.passed === 0 ? '-' : '✓'
    console.log(`${mark} ${name.padEnd(width)} ${seconds.padStart(6)} s  ${outcome.note}`)
    if (outcome.details) console.log(outcome.details.trimEnd().replaceAll(/^/gm, '    '))
    total.passed += outcome.passed
    total.failed += outcome.failed
    total.skipped += outcome.skipped
  }
  return total
}

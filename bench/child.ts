import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { PROJECT_ROOT } from '#server/platform/config.ts'
import type { LoadFigures, LoadOptions } from './load.ts'

const call = promisify(execFile)

export interface Listening {
  port: number
  pid: number
  stop(): Promise<void>
}

/** Starts a server of ours, or a peer, and waits until it says on which port it listens. */
export async function startServer(
  script: string,
  args: readonly string[],
  options: { cwd?: string; env?: Record<string, string>; within?: number } = {},
): Promise<Listening> {
  const { cwd = PROJECT_ROOT, env = {}, within = 60_000 } = options
  const child = spawn(process.execPath, [script, ...args], {
    cwd,
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-2000)))
  const late = setTimeout(() => child.kill('SIGKILL'), within)
  for await (const line of createInterface(child.stdout)) {
    const port = /listening on port (\d+)/.exec(line)?.[1]
    if (port === undefined) continue
    clearTimeout(late)
    child.stdout.resume()
    return { port: Number(port), pid: child.pid ?? 0, stop: () => stop(child) }
  }
  clearTimeout(late)
  throw new Error(`${script} did not start: ${output.trim().split('\n').at(-1) ?? ''}`)
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), 15_000)
  await ended
  clearTimeout(late)
}

/** The figures of one round, taken in a process of its own. */
export async function measureLoad(options: LoadOptions): Promise<LoadFigures> {
  const { stdout } = await call(
    process.execPath,
    [join(import.meta.dirname, 'load.ts'), JSON.stringify(options)],
    {
      maxBuffer: 1 << 20,
    },
  )
  return JSON.parse(stdout) as LoadFigures
}

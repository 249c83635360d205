import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** What PostgreSQL writes of itself into postmaster.pid. */
export interface Postmaster {
  pid: number
  port: number
  socketFolder: string
  status: string
}

const STOP_POLL_MS = 10
const IMMEDIATE_AFTER_MS = 20_000
const GIVE_UP_AFTER_MS = 30_000

/** The server that runs, or ran, over this cluster; its pid may be dead or another program's by now. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  try {
    // lines: pid, data folder, start time, port, socket folder, listen address, shared memory key, status
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    const [pid, , , port, socketFolder = '', , , status = ''] = lines
    return { pid: Number(pid), port: Number(port), socketFolder, status: status.trim() }
  } catch {
    return undefined
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Is that pid a living PostgreSQL? Pids come again, in containers within seconds, and a dead child that
 * nobody collected still answers a signal.
 */
export function isPostgres(pid: number): boolean {
  if (!isAlive(pid)) return false
  if (process.platform !== 'linux') return true
  try {
    return /^\d+ \(postgres\) [^ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/**
 * Removes what a dead server left when its pid now belongs to something else. PostgreSQL itself only asks
 * whether the pid lives, and would refuse to start; its shared memory check still guards the data.
 */
export function forgetPostmaster(cluster: string, { port, socketFolder }: Postmaster): void {
  rmSync(join(cluster, 'postmaster.pid'), { force: true })
  rmSync(join(socketFolder, `.s.PGSQL.${port}.lock`), { force: true })
}

/** Fast shutdown: open transactions roll back, a checkpoint is written. Immediate when that takes too long. */
export async function stopPostgres(pid: number): Promise<void> {
  if (isPostgres(pid)) process.kill(pid, 'SIGINT')
  for (let waited = 0; isPostgres(pid); waited += STOP_POLL_MS) {
    if (waited === IMMEDIATE_AFTER_MS) process.kill(pid, 'SIGQUIT') // the next start recovers
    if (waited > GIVE_UP_AFTER_MS) throw new Error(`PostgreSQL (pid ${pid}) does not stop.`)
    await sleep(STOP_POLL_MS)
  }
}

import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Cluster, SERVER_ENVIRONMENT, SOCKET_PORT, SUPERUSER } from './embedded-cluster.ts'
import { forgetPostmaster, isAlive, isPostgres, readPostmaster } from './postmaster.ts'

/** Settings of the server, passed on its command line. */
export type Settings = Record<string, string | number>

const READY_WITHIN_MS = 60_000
const POLL_MS = 10
const RACE_WAIT_MS = 100

const TUNED: Settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: 100,
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  random_page_cost: 1.1,
  jit: 'off',
  wal_level: 'replica', // backups while the server runs need it
  max_wal_senders: 0,
  max_wal_size: '1GB',
  wal_compression: 'pglz', // these binaries come without lz4
  recovery_init_sync_method: process.platform === 'linux' ? 'syncfs' : 'fsync',
  checkpoint_timeout: '15min',
  max_parallel_workers_per_gather: 0,
  idle_in_transaction_session_timeout: '30s',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  log_checkpoints: 'off',
  log_min_messages: 'log', // not the errors of statements: they quote what people wrote
}

/** Comes back when a server answers over this cluster: one that was there, or one started here. */
export async function bringUp(
  cluster: Cluster,
  overrides: Settings = {},
): Promise<{ pid: number; attached: boolean }> {
  const settings = {
    ...TUNED,
    ...overrides,
    unix_socket_directories: cluster.socketFolder,
    port: SOCKET_PORT,
  }
  const deadline = Date.now() + READY_WITHIN_MS
  let started: ChildProcess | undefined
  while (Date.now() < deadline) {
    const found = readPostmaster(cluster.folder)
    if (found && isPostgres(found.pid)) {
      // starting, in recovery or stopping: wait for either end
      if (found.status === 'ready' && (await answers(cluster))) {
        return { pid: found.pid, attached: found.pid !== started?.pid }
      }
      await sleep(POLL_MS)
      continue
    }
    if (found && isAlive(found.pid)) forgetPostmaster(cluster.folder, found)
    started = launch(cluster, settings)
    if (await staysUp(started, cluster, deadline)) continue
    const lastLines = lastWords(cluster)
    const lostRace =
      /lock file .* already exists|pre-existing shared memory block|being used by|still in use|old server processes/.test(
        lastLines,
      )
    if (!lostRace) throw new Error(`PostgreSQL did not start: ${lastLines}`)
    await sleep(RACE_WAIT_MS) // the last processes of a killed server are going, or another start was quicker
  }
  throw new Error(`PostgreSQL did not become ready: ${lastWords(cluster)}`)
}

function launch(cluster: Cluster, settings: Settings): ChildProcess {
  // a file and not a pipe: its last lines are the error message, and no dead reader can block the server; a new one,
  // since processes of a killed server may still write into the old one
  rmSync(cluster.log, { force: true })
  const log = openSync(cluster.log, 'a')
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(join(cluster.bin, 'postgres'), ['-D', cluster.folder, ...flags], {
    ...cluster.user,
    cwd: '/',
    env: SERVER_ENVIRONMENT,
    detached: true, // Ctrl-C is for the application, which still has requests to finish
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  child.on('error', () => {})
  child.unref()
  return child
}

/** False when the process ended before it was ready. */
async function staysUp(child: ChildProcess, cluster: Cluster, deadline: number): Promise<boolean> {
  while (Date.now() < deadline) {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return false
    const found = readPostmaster(cluster.folder)
    if (found?.pid === child.pid && found.status === 'ready') return true
    await sleep(POLL_MS)
  }
  return true
}

function lastWords(cluster: Cluster): string {
  return readFileSync(cluster.log, 'utf8').trim().split('\n').slice(-6).join('\n')
}

/** A connection to the database `postgres`, as superuser. */
export async function connectToCluster(cluster: Cluster): Promise<pg.Client> {
  const host = readPostmaster(cluster.folder)?.socketFolder || cluster.socketFolder
  const client = new pg.Client({
    host,
    port: SOCKET_PORT,
    user: SUPERUSER,
    database: 'postgres',
    application_name: `mesob pid=${process.pid}`,
  })
  client.on('error', () => {})
  await client.connect()
  return client
}

async function answers(cluster: Cluster): Promise<boolean> {
  try {
    const client = await connectToCluster(cluster)
    await client.end()
    return true
  } catch {
    return false // just killed, or full: look again
  }
}

/** A shell whose input is a pipe from us: at its end we are gone, and it shuts this very server down. */
export function stopWithUs(cluster: Cluster, pid: number): ChildProcess {
  const script =
    'cat >/dev/null; [ "$(head -n 1 "$2/postmaster.pid" 2>/dev/null)" = "$1" ] && kill -INT "$1"; exit 0'
  const watchdog = spawn('/bin/sh', ['-c', script, 'mesob-watchdog', String(pid), cluster.folder], {
    ...cluster.user,
    cwd: '/',
    env: SERVER_ENVIRONMENT,
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  watchdog.on('error', () => {})
  watchdog.stdin?.on('error', () => {})
  watchdog.unref()
  if (watchdog.stdin instanceof Socket) watchdog.stdin.unref() // it keeps nobody from ending
  return watchdog
}

import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '#server/platform/log.ts'
import { isConnectionLoss } from './connection-loss.ts'
import { type Cluster, prepareCluster, SOCKET_PORT, SUPERUSER } from './embedded-cluster.ts'
import { bringUp, connectToCluster, type Settings, stopWithUs } from './embedded-launch.ts'
import { isPostgres, stopPostgres } from './postmaster.ts'

export interface EmbeddedOptions {
  /** Absolute; the cluster lies in its folder `postgres`. */
  dataDir: string
  /** Made when missing. */
  database?: string
  /** Over the tuned ones. */
  settings?: Settings
  /** Whether PostgreSQL ends with a killed parent or stays for the next start to attach to. */
  whenParentDies?: 'stop' | 'stay'
  log?: Log
}

export interface EmbeddedServer {
  connection: { host: string; port: number; user: string; database: string }
  /** Changes when the server had to be started again. */
  pid(): number
  /** It was running already. */
  attached: boolean
  stop(): Promise<void>
}

const MIB = 1024 * 1024
/** Bytes; PostgreSQL writes a new segment of its log of 16 MB, and a few more. */
const LEAST_SPACE = 48 * MIB
const TAKE_WITHIN_MS = 60_000
const HOLD_WITHIN_MS = 2000
const HOLD_POLL_MS = 50
const SUPERVISE_MS = 200
const RESTART_WAIT_MAX_MS = 5000
/** Key of the advisory lock that the one application over a data folder holds. */
const APPLICATION_LOCK = 727_001

/**
 * Runs a real PostgreSQL over one data folder: makes the cluster, starts the server or attaches to the one a
 * killed run left, starts it again whenever it dies, and lets no second application use the folder.
 * @throws a sentence that says what is wrong
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const { dataDir, database = 'mesob', settings, whenParentDies = 'stop', log } = options
  await requireSpace(dataDir)
  const cluster = await prepareCluster(dataDir)
  const taken = await take(cluster, dataDir, settings)
  let { pid, lock } = taken
  let watchdog = whenParentDies === 'stop' ? stopWithUs(cluster, pid) : undefined
  await createDatabase(lock, database)

  const stopping = new AbortController()
  const pause = (ms: number) => sleep(ms, undefined, { ref: false, signal: stopping.signal }).catch(() => {})

  const restart = async () => {
    log?.warn({}, 'PostgreSQL went away; starting it again')
    for (let wait = 0; !stopping.signal.aborted; wait = Math.min(RESTART_WAIT_MAX_MS, wait * 2 + 100)) {
      try {
        ;({ pid, lock } = await take(cluster, dataDir, settings))
        watchdog?.stdin?.destroy()
        if (watchdog) watchdog = stopWithUs(cluster, pid)
        log?.info({ pid }, 'PostgreSQL is back')
        return
      } catch (error) {
        log?.error(
          { error: error instanceof Error ? error.message : error },
          'PostgreSQL could not be started again',
        )
        await pause(wait)
      }
    }
  }
  const supervise = async () => {
    while (!stopping.signal.aborted) {
      await pause(SUPERVISE_MS)
      if (!stopping.signal.aborted && !isPostgres(pid)) await restart()
    }
  }
  const supervised = supervise()

  return {
    connection: { host: cluster.socketFolder, port: SOCKET_PORT, user: SUPERUSER, database },
    pid: () => pid,
    attached: taken.attached,
    async stop() {
      stopping.abort()
      await supervised
      await lock.end().catch(() => {})
      await stopPostgres(pid)
      watchdog?.stdin?.destroy()
    },
  }
}

/** PostgreSQL cannot even say in its log why it does not start on a full disk. @throws a sentence that says so */
export async function requireSpace(dataDir: string, least = LEAST_SPACE): Promise<void> {
  const { bavail, bsize } = await statfs(existsSync(dataDir) ? dataDir : dirname(dataDir)).catch(() => ({
    bavail: Infinity,
    bsize: 1,
  }))
  const free = bavail * bsize
  if (free >= least) return
  throw new Error(
    `The disk of DATA_DIR (${dataDir}) is full: ${Math.floor(free / MIB)} MB are free, and PostgreSQL needs ${Math.ceil(LEAST_SPACE / MIB)} MB to start. Make room and start again; nothing is lost.`,
  )
}

/** A running server that is ours alone. Begins anew when the server of a killed run stops under our hands. */
async function take(cluster: Cluster, dataDir: string, settings: Settings | undefined) {
  const deadline = Date.now() + TAKE_WITHIN_MS
  for (;;) {
    try {
      const running = await bringUp(cluster, settings)
      return { ...running, lock: await holdFolder(cluster, dataDir) }
    } catch (error) {
      if (!isConnectionLoss(error) || Date.now() > deadline) throw error
      await sleep(HOLD_POLL_MS)
    }
  }
}

/** One application per data folder. The lock falls with its connection, so with the process: nothing goes stale. */
async function holdFolder(cluster: Cluster, dataDir: string): Promise<pg.Client> {
  const client = await connectToCluster(cluster)
  const until = Date.now() + HOLD_WITHIN_MS // a killed application's watchdog may still be at work
  for (;;) {
    const { rows } = await client.query<{ got: boolean; holder: string | null }>(
      `select pg_try_advisory_lock($1) as got,
              (select application_name from pg_locks join pg_stat_activity using (pid)
               where locktype = 'advisory' and objid = $1 and granted limit 1) as holder`,
      [APPLICATION_LOCK],
    )
    if (rows[0]?.got) return client
    if (Date.now() > until) {
      await client.end()
      const holder = rows[0]?.holder ?? 'mesob'
      throw new Error(
        `DATA_DIR ${dataDir} is in use by another running server (${holder}): stop it or choose another DATA_DIR.`,
      )
    }
    await sleep(HOLD_POLL_MS)
  }
}

async function createDatabase(client: pg.Client, name: string): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
  if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`)
}

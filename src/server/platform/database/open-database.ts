import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Config } from '#server/platform/config.ts'
import type { Log } from '#server/platform/log.ts'
import { checkDatabase } from './checks.ts'
import { isConnectionLoss } from './connection-loss.ts'
import { watchConnections } from './connection-watch.ts'
import { startEmbedded } from './embedded-server.ts'
import { type HotReads, openHotReads } from './hot-reads.ts'
import { migrate } from './migrate.ts'
import { openPool } from './open-pool.ts'
import { sqlTypes } from './sql-types.ts'
import { type Database, guardedDatabase } from './transactions.ts'

export interface OpenDatabase {
  db: Database
  hot: HotReads
  pool: pg.Pool
  /** For those who need connections of their own, such as listeners. */
  connection: pg.ClientConfig
  stop(): Promise<void>
}

const POOL_SIZE = 20
const STATEMENT_TIMEOUT_MS = 7000
/** Longer than any statement may take, and a request that meets silence has to be answered within ten seconds. */
const SILENCE_MS = 8000
const CONNECT_TIMEOUT_MS = 5000
/** The kernel's own is two hours, after which a host that vanished is noticed. */
const KEEP_ALIVE_MS = 10_000
/** So long connections have to say goodbye; then they are cut. */
const GOODBYE_MS = 1000
/** How long a start waits for a database that is not there yet. */
const PATIENCE_MS = 30_000
const RETRY_MS = 250

/**
 * Opens the database that the configuration names: the embedded server over DATA_DIR, or DATABASE_URL.
 * Checks that it can carry the application and migrates it.
 * @throws a sentence that says what to do
 */
export async function openDatabase(
  config: Pick<Config, 'dataDir' | 'database'>,
  log?: Log,
): Promise<OpenDatabase> {
  const { url } = config.database
  const server = url ? null : await startEmbedded({ dataDir: config.dataDir, ...(log && { log }) })
  const connection: pg.ClientConfig = server ? server.connection : { connectionString: url ?? '' }
  try {
    await checkWhenReachable(connection, log)
    const ran = await migrate(connection)
    if (ran.length > 0) log?.info({ migrations: ran }, 'Migrated the database')
  } catch (error) {
    await server?.stop()
    throw error
  }
  const opened = openConnections(connection, log)
  return {
    ...opened,
    async stop() {
      await opened.stop()
      await server?.stop()
    },
  }
}

/**
 * Connections for requests to a database that is migrated already: statements end after 7 s, a connection on which the
 * database has fallen silent is cut after 8 s, and a lost connection is replaced at next use.
 */
export function openConnections(connection: pg.ClientConfig, log?: Log): OpenDatabase {
  const watch = watchConnections(SILENCE_MS, log)
  const limited = {
    ...connection,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  }
  const pool = openPool(
    {
      ...limited,
      types: sqlTypes,
      max: POOL_SIZE,
      Client: watch.Client,
      idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
      application_name: 'mesob',
    },
    log,
  )
  const hot = openHotReads(limited, { Client: watch.Client })
  return {
    db: guardedDatabase(pool),
    hot,
    pool,
    connection,
    async stop() {
      const late = setTimeout(() => watch.destroyAll(), GOODBYE_MS)
      await Promise.all([hot.close(), pool.end()])
      clearTimeout(late)
    },
  }
}

async function checkWhenReachable(connection: pg.ClientConfig, log?: Log): Promise<void> {
  const until = Date.now() + PATIENCE_MS
  for (let attempt = 1; ; attempt++) {
    const client = new pg.Client({
      ...connection,
      application_name: 'mesob start',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    })
    client.on('error', () => {})
    try {
      await client.connect()
      await checkDatabase(client)
      return
    } catch (error) {
      if (!isConnectionLoss(error) || Date.now() > until) throw unreachable(error)
      if (attempt === 1) log?.warn({}, 'Waiting for the database')
      await sleep(RETRY_MS)
    } finally {
      await client.end().catch(() => {})
    }
  }
}

function unreachable(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const code = 'code' in error ? error.code : undefined
  if (isConnectionLoss(error) || code === '28P01' || code === '28000' || code === '3D000') {
    return new Error(
      `The database that DATABASE_URL names cannot be used (${error.message || String(code)}): check address, user and password.`,
      { cause: error },
    )
  }
  return error
}

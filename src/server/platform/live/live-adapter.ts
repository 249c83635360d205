import { createAdapter } from '@socket.io/postgres-adapter'
import type { ServerOptions } from 'socket.io'
import type { OpenDatabase } from '#server/platform/database/open-database.ts'
import { openPool } from '#server/platform/database/open-pool.ts'
import { errorFields, type Log } from '#server/platform/log.ts'

type Pool = Parameters<typeof createAdapter>[0]

export interface LiveAdapter {
  adapter: NonNullable<ServerOptions['adapter']>
  /** Ends the connections, once the adapter itself is closed. */
  stop(): Promise<void>
}

/** One subscribes for good, the others publish. */
const CONNECTIONS = 3

/**
 * Passes live messages between servers through the database (LISTEN and NOTIFY; large ones through a table), over
 * connections of its own, so that no request waits for what is sent. What is sent while the database is away is
 * lost: clients ask again when they reconnect, and HTTP stays the truth.
 */
export function newLiveAdapter(connection: OpenDatabase['connection'], log: Log): LiveAdapter {
  const pool = openPool({ ...connection, max: CONNECTIONS, application_name: 'mesob live' }, log)
  const adapter = createAdapter(givingBack(pool), {
    tableName: 'socket_io_attachments',
    errorHandler: (error) => log.error(errorFields(error), 'live messages between servers'),
  })
  return { adapter, stop: () => pool.end() }
}

/**
 * The adapter takes another connection when its own has ended, but never gives the ended one back: the pool would
 * be used up by and by, and would never close.
 */
function givingBack(pool: OpenDatabase['pool']): Pool {
  const lender = {
    query: (text: string, values?: unknown[]) => pool.query(text, values),
    async connect() {
      const client = await pool.connect()
      client.once('end', () => client.release(true))
      return client
    },
  }
  return lender as unknown as Pool
}

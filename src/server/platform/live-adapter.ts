import { createAdapter } from '@socket.io/postgres-adapter'
import type { OpenDatabase } from './database/open-database.ts'
import { errorFields, type Log } from './log.ts'

export type LiveAdapter = ReturnType<typeof createAdapter>
type AdapterPool = Parameters<typeof createAdapter>[0]

/**
 * Passes live messages between servers through the database (LISTEN and NOTIFY; large ones through a table). It
 * keeps one connection of the pool for good. What is sent while the database is away is lost: clients ask again
 * when they reconnect, and HTTP stays the truth.
 */
export function newLiveAdapter(pool: OpenDatabase['pool'], log: Log): LiveAdapter {
  return createAdapter(givingBack(pool), {
    tableName: 'socket_io_attachments',
    errorHandler: (error) => log.error(errorFields(error), 'live messages between servers'),
  })
}

/**
 * The adapter takes another connection when its own has ended, but never gives the ended one back: the pool would
 * be used up by and by, and would never close.
 */
function givingBack(pool: OpenDatabase['pool']): AdapterPool {
  const lender = {
    query: (text: string, values?: unknown[]) => pool.query(text, values),
    async connect() {
      const client = await pool.connect()
      client.once('end', () => client.release(true))
      return client
    },
  }
  return lender as unknown as AdapterPool
}

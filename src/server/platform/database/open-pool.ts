import pg from 'pg'
import type { Log } from '#server/platform/log.ts'

/** A pool that a lost connection does not bring down: it is replaced at next use. */
export function openPool(config: pg.PoolConfig, log?: Log): pg.Pool {
  const pool = new pg.Pool(config)
  pool.on('error', (error) => log?.warn({ error: error.message }, 'An idle database connection was lost'))
  // without a listener of its own a client that is in use ends the process when its connection is lost
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

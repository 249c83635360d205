import { sql } from 'kysely'
import type { Database } from './transactions.ts'

export interface ServerState {
  /** 18.4 */
  version: string
  bytes: number
  connections: number
  max_connections: number
  migrations: number
}

/** How the database server is, in figures. */
export async function readServerState(db: Database): Promise<ServerState> {
  const { rows } = await sql<ServerState>`
    select split_part(current_setting('server_version'), ' ', 1) as version,
      pg_database_size(current_database()) as bytes,
      (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
      current_setting('max_connections')::int as max_connections,
      (select count(*)::int from schema_migration) as migrations`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The database says nothing of itself.')
  return row
}

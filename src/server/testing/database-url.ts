import type pg from 'pg'

/** The connection as DATABASE_URL, for a server in a process of its own. */
export function databaseUrl({ connectionString, host, port, user, database }: pg.ClientConfig): string {
  if (connectionString) return connectionString
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? '')}`
}

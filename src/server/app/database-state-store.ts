import { sql } from 'kysely'
import type { Database } from '#server/platform/database/transactions.ts'

/** The database answers and is migrated. @throws when it is away */
export async function requireReady(db: Database): Promise<void> {
  await sql`select 1 from schema_migration limit 1`.execute(db)
}

/** Nobody has an account yet. */
export async function isEmpty(db: Database): Promise<boolean> {
  const { rows } = await sql<{ empty: boolean }>`
    select not exists (select 1 from auth.users) as empty`.execute(db)
  return rows[0]?.empty ?? false
}

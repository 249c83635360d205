import { sql } from 'kysely'
import type { Database } from '#server/platform/database/transactions.ts'

/** The database answers and is migrated. @throws when it is away */
export async function isReady(db: Database): Promise<void> {
  await sql`select 1 from schema_migration limit 1`.execute(db)
}

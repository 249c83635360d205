import { sql } from 'kysely'
import type { Database } from '#server/platform/database/transactions.ts'

export async function hasDemoAccounts(db: Database): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select 1 from profile where demo) as found`.execute(db)
  return rows[0]?.found ?? false
}

import { sql } from 'kysely'
import type { Tx } from '#server/platform/database/transactions.ts'

/** Whoever else would fill this database waits until the transaction ends. True when nobody has an account yet. */
export async function claimEmptyDatabase(tx: Tx): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended('demo data', 0))`.execute(tx)
  const { rows } = await sql<{ empty: boolean }>`
    select not exists (select 1 from auth.users) and not exists (select 1 from listing) as empty`.execute(tx)
  return rows[0]?.empty ?? false
}

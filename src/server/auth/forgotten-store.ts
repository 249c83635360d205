import { sql } from 'kysely'
import type { Database } from '#server/platform/database/transactions.ts'

/** Flows and mails a day after they could be used, sessions three days after they were over. */
export async function deleteForgotten(db: Database): Promise<void> {
  await sql`delete from auth.one_time_tokens where expires_at < clock_now() - interval '24 hours'`.execute(db)
  await sql`delete from auth.flow_state where created_at < clock_now() - interval '24 hours'`.execute(db)
  await sql`delete from auth.sessions where not_after < clock_now() - interval '72 hours'`.execute(db)
}

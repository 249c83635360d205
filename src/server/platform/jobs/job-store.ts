import { sql } from 'kysely'
import type { Database } from '#server/platform/database/transactions.ts'

/** The queues of pg-boss with a job that waits and is due, by its clock. */
export async function listDueQueues(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct name from pgboss.job
    where state in ('created', 'retry') and start_after <= pgboss.job_now()`.execute(db)
  return rows.map(({ name }) => name)
}

import { sql } from 'kysely'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

/** The queues of pg-boss with a job that waits and is due, by its clock. */
export async function listDueQueues(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct name from pgboss.job
    where state in ('created', 'retry') and start_after <= pgboss.job_now()`.execute(db)
  return rows.map(({ name }) => name)
}

export interface QueueState {
  name: string
  waiting: number
  planned: number
  running: number
  retrying: number
  oldest_due_at: Date | null
}

/** Of every queue but the one of dead letters that has something to do, the longest waiting first. */
export async function countQueues(db: Database, deadLetters: string): Promise<QueueState[]> {
  const { rows } = await sql<QueueState>`
    select name,
      count(*) filter (where state = 'created' and start_after <= pgboss.job_now())::int as waiting,
      count(*) filter (where state = 'created' and start_after > pgboss.job_now())::int as planned,
      count(*) filter (where state = 'active')::int as running,
      count(*) filter (where state = 'retry')::int as retrying,
      min(start_after) filter (where state = 'created' and start_after <= pgboss.job_now()) as oldest_due_at
    from pgboss.job where state < 'completed' and name <> ${deadLetters}
    group by name order by oldest_due_at nulls last, name`.execute(db)
  return rows
}

export interface DeadJob {
  id: string
  name: string
  at: Date
  tries: number
}

/** Jobs that failed at every try, latest first, without what is in them. */
export async function findDeadJobs(db: Database, deadLetters: string, limit: number): Promise<DeadJob[]> {
  const { rows } = await sql<DeadJob>`
    select id, coalesce(source_name, name) as name, created_on as at, coalesce(source_retry_count, 0) + 1 as tries
    from pgboss.job where name = ${deadLetters} and state = 'created'
    order by created_on desc, id limit ${limit}`.execute(db)
  return rows
}

export async function countDeadJobs(db: Database, deadLetters: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pgboss.job where name = ${deadLetters} and state = 'created'`.execute(db)
  return rows[0]?.n ?? 0
}

/** Takes it out. Undefined: it is not there. */
export async function takeDeadJob(
  tx: Tx,
  deadLetters: string,
  id: string,
): Promise<{ name: string | null; data: unknown } | undefined> {
  const { rows } = await sql<{ name: string | null; data: unknown }>`
    delete from pgboss.job where name = ${deadLetters} and id = ${id} and state = 'created'
    returning source_name as name, data`.execute(tx)
  return rows[0]
}

import { sql } from 'kysely'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

export interface SuspensionRow {
  user_id: string
  started_at: Date
  /** Null: for good. */
  ends_at: Date | null
}

/** One person has one suspension: the last one that was decided. */
export async function putSuspension(tx: Tx, suspension: SuspensionRow): Promise<void> {
  await tx
    .insertInto('user_suspension')
    .values(suspension)
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ started_at: suspension.started_at, ends_at: suspension.ends_at }),
    )
    .execute()
}

/** @returns false when there was none */
export async function deleteSuspension(tx: Tx, userId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('user_suspension')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Those that are over and have yet to be ended; nobody else ends them until the transaction does. */
export async function takeEndedSuspensions(tx: Tx, limit: number): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from user_suspension where ends_at <= clock_now()
    order by ends_at limit ${limit} for update skip locked`.execute(tx)
  return rows.map(({ user_id }) => user_id)
}

/** Those of these people who are suspended now. */
export async function findSuspended(
  db: Database | Tx,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set()
  const { rows } = await sql<{ user_id: string }>`
    select user_id from user_suspension
    where user_id = any(${sql.val([...userIds])}::uuid[]) and (ends_at is null or ends_at > clock_now())`.execute(
    db,
  )
  return new Set(rows.map(({ user_id }) => user_id))
}

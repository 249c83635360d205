import type { Selectable } from 'kysely'
import type { StaffBroadcast } from '#server/platform/database/schema.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

export type BroadcastRow = Selectable<StaffBroadcast>

export async function insertBroadcast(
  tx: Tx,
  broadcast: Omit<BroadcastRow, 'sent' | 'sent_to' | 'finished_at'>,
): Promise<void> {
  await tx.insertInto('staff_broadcast').values(broadcast).execute()
}

/** Of two workers at once the second one waits, and goes on from where the first one came to. */
export async function lockBroadcast(tx: Tx, id: string): Promise<BroadcastRow | null> {
  const row = await tx
    .selectFrom('staff_broadcast')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

export async function changeBroadcast(
  tx: Tx,
  id: string,
  change: Partial<Pick<BroadcastRow, 'sent' | 'sent_to' | 'finished_at'>>,
): Promise<void> {
  await tx.updateTable('staff_broadcast').set(change).where('id', '=', id).execute()
}

/** Latest first. */
export function findBroadcasts(db: Database, limit: number): Promise<BroadcastRow[]> {
  return db
    .selectFrom('staff_broadcast')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export function exportBroadcasts(tx: Tx, authorId: string): Promise<BroadcastRow[]> {
  return tx
    .selectFrom('staff_broadcast')
    .selectAll()
    .where('author_id', '=', authorId)
    .orderBy('id')
    .execute()
}

/** What was said stays; who said it is forgotten. */
export async function forgetAuthor(tx: Tx, authorId: string): Promise<void> {
  await tx.updateTable('staff_broadcast').set({ author_id: null }).where('author_id', '=', authorId).execute()
}

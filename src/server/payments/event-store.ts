import type { Database, Tx } from '#server/platform/database/transactions.ts'

/** What came of an update. */
export type EventOutcome = 'applied' | 'unchanged' | 'ignored' | 'returned' | 'unknown_order' | 'wrong_amount'

/** @returns false where it was received before; then it stays as it was */
export async function insertEvent(
  db: Database | Tx,
  event: { provider: string; id: string; at: Date; outcome: EventOutcome; orderId: string | null },
): Promise<boolean> {
  const { provider, id, at, outcome, orderId } = event
  const inserted = await db
    .insertInto('payment_event')
    .values({ provider, id, outcome, order_id: orderId, received_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function wasReceived(db: Database, provider: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment_event')
    .select('id')
    .where('provider', '=', provider)
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

const REMEMBERED_DAYS = 400

/** Providers repeat an event for days, so what is older than a year of books is forgotten. */
export async function forgetEvents(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - REMEMBERED_DAYS * 86_400_000)
  await db.deleteFrom('payment_event').where('received_at', '<', before).execute()
}

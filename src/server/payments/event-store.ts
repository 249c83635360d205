import type { Database, Tx } from '#server/platform/database/transactions.ts'

/** What came of a report. */
export type EventOutcome = 'applied' | 'unchanged' | 'ignored' | 'returned' | 'unknown_order' | 'wrong_amount'

/** @returns false where it was received before; whoever sends it at the same time waits for this transaction */
export async function insertEvent(
  tx: Tx,
  event: { provider: string; id: string; at: Date },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('payment_event')
    .values({ provider: event.provider, id: event.id, outcome: 'ignored', received_at: event.at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function saveOutcome(
  tx: Tx,
  { provider, id }: { provider: string; id: string },
  { outcome, orderId }: { outcome: EventOutcome; orderId: string | null },
): Promise<void> {
  await tx
    .updateTable('payment_event')
    .set({ outcome, order_id: orderId })
    .where('provider', '=', provider)
    .where('id', '=', id)
    .execute()
}

const REMEMBERED_DAYS = 400

/** Providers repeat an event for days, so what is older than a year of books is forgotten. */
export async function forgetEvents(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - REMEMBERED_DAYS * 86_400_000)
  await db.deleteFrom('payment_event').where('received_at', '<', before).execute()
}

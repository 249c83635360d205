import { type Selectable, sql } from 'kysely'
import type { RefundReason } from '#contract/payments/orders/order.ts'
import type { PaymentRefund } from '#server/platform/database/schema.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

export type RefundRow = Selectable<PaymentRefund>

/** @returns false where this order was refunded for that reason already */
export async function insertRefund(
  tx: Tx,
  refund: { id: string; orderId: string; amountMinor: number; reason: RefundReason; at: Date },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('payment_refund')
    .values({
      id: refund.id,
      order_id: refund.orderId,
      amount_minor: refund.amountMinor,
      reason: refund.reason,
      requested_at: refund.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function findRefund(db: Database | Tx, id: string): Promise<RefundRow | null> {
  const row = await db.selectFrom('payment_refund').selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? null
}

/** By what its provider calls it. */
export async function findRefundOf(tx: Tx, providerRefund: string): Promise<RefundRow | null> {
  const row = await tx
    .selectFrom('payment_refund')
    .selectAll()
    .where('provider_refund', '=', providerRefund)
    .executeTakeFirst()
  return row ?? null
}

export async function changeRefund(
  tx: Tx,
  id: string,
  change: Partial<Pick<RefundRow, 'state' | 'provider_refund' | 'settled_at'>>,
): Promise<void> {
  await tx.updateTable('payment_refund').set(change).where('id', '=', id).execute()
}

/** Of several orders, oldest first. */
export function findRefundsOf(db: Database | Tx, orderIds: readonly string[]): Promise<RefundRow[]> {
  if (orderIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('payment_refund')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('requested_at')
    .orderBy('id')
    .execute()
}

/** What went back or is on its way, and what has arrived. */
export async function sumRefunds(tx: Tx, orderId: string): Promise<{ given: number; settled: number }> {
  const { rows } = await sql<{ given: number; settled: number }>`
    select coalesce(sum(amount_minor) filter (where state <> 'failed'), 0)::int as given,
      coalesce(sum(amount_minor) filter (where state = 'succeeded'), 0)::int as settled
    from payment_refund where order_id = ${orderId}`.execute(tx)
  return rows[0] ?? { given: 0, settled: 0 }
}

export function exportRefunds(tx: Tx, userId: string): Promise<RefundRow[]> {
  return tx
    .selectFrom('payment_refund')
    .innerJoin('payment_order', 'payment_order.id', 'payment_refund.order_id')
    .selectAll('payment_refund')
    .where('payment_order.user_id', '=', userId)
    .orderBy('payment_refund.id')
    .execute()
}

/** What staff have returned of an order, or are returning. */
export async function sumStaffRefunds(tx: Tx, orderId: string): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount_minor), 0)::int as sum from payment_refund
    where order_id = ${orderId} and reason = 'staff' and state <> 'failed'`.execute(tx)
  return rows[0]?.sum ?? 0
}

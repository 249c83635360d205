import type { StaffOrder } from '#contract/payments/desk/staff-order.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { type OrderRow } from '#server/payments/orders/order-store.ts'
import { showOrders, totalOf } from '#server/payments/orders/order-view.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import { personCards } from '#server/profiles/public.ts'

/** Orders with whose they are and what can still go back. */
export async function showStaffOrders(db: Database | Tx, rows: readonly OrderRow[]): Promise<StaffOrder[]> {
  const buyers = rows.flatMap(({ user_id }) => (user_id === null ? [] : [UserId.parse(user_id)]))
  const cards = await personCards(db, [...new Set(buyers)])
  const orders = await showOrders(db, rows)
  return orders.flatMap((order, at) => {
    const row = rows[at]
    if (!row) return []
    const userId = row.user_id === null ? null : UserId.parse(row.user_id)
    const given = order.refunds
      .filter(({ state }) => state !== 'failed')
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0)
    const isPaid = row.paid_at !== null && row.provider_payment !== null
    return [
      {
        ...order,
        buyer: userId && { userId, name: cards.get(userId)?.name ?? null },
        refundableMinor: isPaid ? Math.max(0, totalOf(row) - Math.max(given, row.refunded_minor)) : 0,
      },
    ]
  })
}

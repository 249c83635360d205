import type { Order, OrderId } from '#contract/payments/orders/order.ts'
import { mayBecome } from '#contract/payments/orders/order-state.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { changeOrder, lockOrder, type OrderRow } from './order-store.ts'
import { showOrder, stateOf } from './order-view.ts'

/** Cancelled twice is cancelled once; what is paid, or being paid, stays what it is. */
export function cancelOrder(
  platform: Platform,
  { userId }: Member,
  { orderId }: { orderId: OrderId },
): Promise<Order> {
  return inTransaction(platform.db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order?.user_id !== userId) throw new AppError('payments.not-found')
    return showOrder(tx, await cancelOpen(tx, platform, order))
  })
}

/** Nobody is to pay it any more: its checkout is ended as soon as this is committed. */
export async function cancelOpen(
  tx: Tx,
  { clock, jobs }: Pick<Platform, 'clock' | 'jobs'>,
  order: OrderRow,
): Promise<OrderRow> {
  if (!mayBecome(stateOf(order), 'cancelled')) return order
  await jobs.send(tx, 'payments.end-checkout', { orderId: order.id })
  return changeOrder(tx, order.id, { state: 'cancelled', checkout_url: null, ended_at: clock.now() })
}

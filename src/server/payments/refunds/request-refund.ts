import type { RefundReason } from '#contract/payments/orders/order.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { OrderRow } from '#server/payments/orders/order-store.ts'
import { totalOf } from '#server/payments/orders/order-view.ts'
import { insertRefund, sumRefunds } from './refund-store.ts'

/**
 * Gives money back, at most what is left of the order, which is locked; a job does it at the provider.
 * @returns false where nothing is left, or it went back for that reason already
 */
export async function requestRefund(
  tx: Tx,
  { clock, jobs }: Pick<Platform, 'clock' | 'jobs'>,
  order: OrderRow,
  { amountMinor, reason }: { amountMinor: number; reason: RefundReason },
): Promise<boolean> {
  const { given } = await sumRefunds(tx, order.id)
  const left = totalOf(order) - Math.max(given, order.refunded_minor)
  if (left <= 0) return false
  const refund = {
    id: uuidv7(),
    orderId: order.id,
    amountMinor: Math.min(amountMinor, left),
    reason,
    at: clock.now(),
  }
  if (!(await insertRefund(tx, refund))) return false
  await jobs.send(tx, 'payments.send-refund', { refundId: refund.id })
  return true
}

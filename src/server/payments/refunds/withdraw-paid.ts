import type { RefundReason } from '#contract/payments/orders/order.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { cancelOpen } from '#server/payments/orders/cancel-order.ts'
import { hasBegun, revokeWaiting } from '#server/payments/promotion/grant-store.ts'
import { lockOpenOrder, lockPaidOrders } from '#server/payments/orders/order-store.ts'
import { totalOf } from '#server/payments/orders/order-view.ts'
import { requestRefund } from './request-refund.ts'

/** A listing that nobody has seen will not be: what was paid for it goes back in full, and nothing more is paid. */
export async function withdrawPaid(
  tx: Tx,
  platform: Platform,
  { listingId, reason }: { listingId: string; reason: RefundReason },
): Promise<void> {
  const open = await lockOpenOrder(tx, listingId)
  if (open) await cancelOpen(tx, platform, open)
  for (const order of await lockPaidOrders(tx, listingId)) {
    if (await hasBegun(tx, order.id)) continue
    await revokeWaiting(tx, order.id, platform.clock.now())
    await requestRefund(tx, platform, order, { amountMinor: totalOf(order), reason })
  }
}

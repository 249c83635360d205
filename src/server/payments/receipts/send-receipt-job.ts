import { UserId } from '#contract/profiles/profile.ts'
import { findReceiver } from '#server/auth/public.ts'
import { titlesOf } from '#server/listings/public.ts'
import { notifyBuyer } from '#server/payments/orders/notify-buyer.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findOrder } from '#server/payments/orders/order-store.ts'
import { receiptView } from './receipt-view.ts'
import { findRefund } from '#server/payments/refunds/refund-store.ts'

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** With a refund: that it went back. */
    'payments.send-receipt': { orderId: string; refundId?: string }
  }
}

/** By mail, in any case: a receipt is no news that can be switched off. */
export function workSendReceipt(platform: Platform): void {
  const { db, jobs, mail, config } = platform
  jobs.work('payments.send-receipt', async ({ orderId, refundId }) => {
    const order = await findOrder(db, orderId)
    if (order && refundId === undefined)
      await inTransaction(db, (tx) => notifyBuyer(tx, platform, order, 'payment_received'))
    const receiver = order?.user_id ? await findReceiver(db, UserId.parse(order.user_id)) : null
    if (!order || !receiver) return
    const refund = refundId === undefined ? null : await findRefund(db, refundId)
    const { listing_id: listingId } = order
    const title = listingId === null ? null : ((await titlesOf(db, [listingId])).get(listingId) ?? null)
    await mail.send({
      to: receiver.email,
      ...receiptView({
        order,
        refundMinor: refund?.amount_minor ?? null,
        title,
        language: receiver.language,
        operator: config.operator,
        link: `${config.publicUrl}/#/account?section=orders`,
      }),
    })
  })
}

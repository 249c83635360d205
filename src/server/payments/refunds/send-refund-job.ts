import { notifyAdmins } from '#server/payments/desk/notify-admins.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { notifyBuyer } from '#server/payments/orders/notify-buyer.ts'
import { openProvider } from '#server/payments/providers/open-provider.ts'
import { findOrder, lockOrder } from '#server/payments/orders/order-store.ts'
import { changeRefund, findRefund, sumRefunds } from './refund-store.ts'
import { recordRefunds } from './record-refunds.ts'

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'payments.send-refund': { refundId: string }
  }
}

/** Gives money back at the provider, who makes the same refund once however often it is asked. */
export function workSendRefund(platform: Platform): void {
  const { db, jobs, clock, log } = platform
  jobs.work('payments.send-refund', async ({ refundId }) => {
    const refund = await findRefund(db, refundId)
    const order = refund && (await findOrder(db, refund.order_id))
    if (!refund || !order || refund.state !== 'requested') return
    const provider = openProvider(platform)
    if (provider?.name !== order.provider || order.provider_payment === null)
      throw new Error('The payment service of this order is no longer set up.')
    const providerRefund = await provider.refund({
      refundId,
      paymentId: order.provider_payment,
      amountMinor: refund.amount_minor,
    })
    await inTransaction(db, async (tx) => {
      const row = await lockOrder(tx, order.id)
      const still = await findRefund(tx, refundId)
      if (!row || still?.state !== 'requested') return
      const settled_at = clock.now()
      if (providerRefund === null) {
        log.error({ order: row.number }, 'a refund was refused')
        await changeRefund(tx, refundId, { state: 'failed', settled_at })
        await notifyAdmins(tx, platform, { orderId: row.id, number: row.number, problem: 'refund_failed' })
        return
      }
      await changeRefund(tx, refundId, { state: 'succeeded', provider_refund: providerRefund, settled_at })
      await recordRefunds(tx, row, (await sumRefunds(tx, row.id)).settled)
      await notifyBuyer(tx, platform, row, 'payment_refunded', refund.amount_minor)
      await jobs.send(tx, 'payments.send-receipt', { orderId: row.id, refundId })
    })
  })
}

import type { PersonalData } from '#server/platform/personal-data.ts'
import type { Platform } from '#server/platform/platform.ts'
import { exportAgent, forgetAgent } from '#server/payments/plans/agent-store.ts'
import { askFee } from '#server/payments/plans/ask-fee.ts'
import { workClosePromotions } from '#server/payments/promotion/close-promotions-job.ts'
import { workEndCheckout } from '#server/payments/orders/end-checkout-job.ts'
import { workExpireOrders } from '#server/payments/orders/expire-orders-job.ts'
import { exportGrants } from '#server/payments/promotion/grant-store.ts'
import { exportRefunds } from '#server/payments/refunds/refund-store.ts'
import { exportOrders, leaveOrders } from '#server/payments/orders/order-store.ts'
import { withdrawPaid } from '#server/payments/refunds/withdraw-paid.ts'
import { workSendReceipt } from '#server/payments/receipts/send-receipt-job.ts'
import { workSendRefund } from '#server/payments/refunds/send-refund-job.ts'
import { startWaiting } from '#server/payments/promotion/start-waiting.ts'

export { isAgent, setAgent } from '#server/payments/plans/agent-store.ts'
export { paymentNotices } from './notices-view.ts'

/** Registers the background jobs; to be called before the queue starts. */
export function workPaymentJobs(platform: Platform): void {
  workClosePromotions(platform)
  workEndCheckout(platform)
  workExpireOrders(platform)
  workSendReceipt(platform)
  workSendRefund(platform)
}

/** Registers what payments do when listings tell of something; to be called once, at the start. */
export function subscribePayments(platform: Platform): void {
  const { events } = platform
  events.on('listings.fee-asked', (tx, question) => askFee(tx, platform, question))
  events.on('listings.activating', startWaiting)
  events.on('listings.rejected', (tx, { listingId }) =>
    withdrawPaid(tx, platform, { listingId, reason: 'rejected' }),
  )
  events.on('listings.deleted', (tx, { listingId }) =>
    withdrawPaid(tx, platform, { listingId, reason: 'undeliverable' }),
  )
}

export const personalData: PersonalData = {
  feature: 'payments',
  tables: [
    'public.payment_agent',
    'public.payment_order',
    'public.payment_event',
    'public.payment_grant',
    'public.payment_refund',
    'public.test_payment',
  ],
  export: async (tx, userId) => ({
    'public.payment_agent': await exportAgent(tx, userId),
    'public.payment_order': await exportOrders(tx, userId),
    'public.payment_grant': await exportGrants(tx, userId),
    'public.payment_refund': await exportRefunds(tx, userId),
  }),
  async purge(tx, userId) {
    await forgetAgent(tx, userId)
    await leaveOrders(tx, userId)
  },
}

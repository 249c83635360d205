import type { Platform } from '#server/platform/platform.ts'
import { askProvider } from './check-order.ts'
import { openProvider } from '#server/payments/providers/open-provider.ts'
import { findOrder } from './order-store.ts'

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'payments.end-checkout': { orderId: string }
  }
}

/** Nobody can pay at the checkout of a cancelled order; who has paid meanwhile gets the money back. */
export function workEndCheckout(platform: Platform): void {
  const { db, jobs } = platform
  jobs.work('payments.end-checkout', async ({ orderId }) => {
    const order = await findOrder(db, orderId)
    const provider = openProvider(platform)
    if (!order || order.provider_session === null || provider?.name !== order.provider) return
    await provider.endCheckout(order.provider_session)
    await askProvider(platform, order)
  })
}

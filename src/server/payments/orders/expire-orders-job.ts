import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { askProvider } from './check-order.ts'
import { forgetEvents } from '#server/payments/event-store.ts'
import { changeOrder, findOrder, findOverdueOrders, lockOrder } from './order-store.ts'

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'payments.expire-orders': Record<string, never>
  }
}

const BATCH = 100

/** Once an hour: whose time to pay is over, is asked about once more and then expires. */
export function workExpireOrders(platform: Platform): void {
  const { db, jobs, clock } = platform
  const expire = async (id: string) => {
    const order = await findOrder(db, id)
    if (!order) return
    await askProvider(platform, order)
    await inTransaction(db, async (tx) => {
      const row = await lockOrder(tx, id)
      if (row?.state !== 'created') return
      await changeOrder(tx, id, { state: 'expired', checkout_url: null, ended_at: clock.now() })
    })
  }
  jobs.work(
    'payments.expire-orders',
    async () => {
      for (;;) {
        const due = await findOverdueOrders(db, BATCH)
        for (const id of due) await expire(id)
        if (due.length < BATCH) break
      }
      await forgetEvents(db, clock.now())
    },
    { cron: '37 * * * *' },
  )
}

import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { takeDueExchanges } from './exchange-store.ts'
import { revealExchange } from './reveal-exchange.ts'

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'reviews.reveal-reviews': Record<string, never>
  }
}

const BATCH = 100

/** Once an hour: where the time to write has passed, what one side wrote can be read. */
export function workRevealReviews(platform: Platform): void {
  const revealBatch = () =>
    inTransaction(platform.db, async (tx) => {
      const due = await takeDueExchanges(tx, BATCH)
      for (const id of due) await revealExchange(tx, platform, id)
      return due.length === BATCH
    })
  platform.jobs.work(
    'reviews.reveal-reviews',
    async () => {
      while (await revealBatch());
    },
    { cron: '23 * * * *' },
  )
}

import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { forgetViewers } from './view-store.ts'
import { expireBatch } from '#server/listings/listing-store.ts'

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'listings.expire-listings': Record<string, never>
  }
}

/** Once an hour; lists and pages go by the clock already before. Who was counted yesterday is forgotten too. */
export function workExpireListings({ db, jobs, clock }: Pick<Platform, 'db' | 'jobs' | 'clock'>): void {
  jobs.work(
    'listings.expire-listings',
    async () => {
      while (await inTransaction(db, expireBatch));
      await forgetViewers(db, clock.now())
    },
    { cron: '7 * * * *' },
  )
}

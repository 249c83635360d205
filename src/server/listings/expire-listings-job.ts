import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { expireBatch } from './listing-store.ts'

declare module '#server/platform/jobs.ts' {
  interface JobPayloads {
    'listings.expire-listings': Record<string, never>
  }
}

/** Once an hour; lists and pages go by the clock already before. */
export function workExpireListings({ db, jobs }: Pick<Platform, 'db' | 'jobs'>): void {
  jobs.work(
    'listings.expire-listings',
    async () => {
      while (await inTransaction(db, expireBatch));
    },
    { cron: '7 * * * *' },
  )
}

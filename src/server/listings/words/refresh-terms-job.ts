import { setImmediate as otherWork } from 'node:timers/promises'
import { type Database, inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { EDITION, keysOf } from './term-policy.ts'
import { correctCounts, countTerms, deleteTerms, findUnknownTerms, saveTerms } from './term-store.ts'

declare module '#server/platform/jobs.ts' {
  interface JobPayloads {
    'listings.refresh-terms': Record<string, never>
  }
}

/** Words whose keys are made in one go; others wait a few milliseconds for it. */
const BATCH = 500

/** Once an hour: words that came without the writer, and counts. */
export function workRefreshTerms({ db, clock, jobs }: Pick<Platform, 'db' | 'clock' | 'jobs'>): void {
  jobs.work('listings.refresh-terms', () => refreshTerms(db, clock.now()), { cron: '23 * * * *' })
}

/** Makes search_term what the active listings hold. */
export async function refreshTerms(db: Database, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    await countTerms(tx)
    await deleteTerms(tx, EDITION, now)
    for (;;) {
      const terms = await findUnknownTerms(tx, BATCH)
      if (terms.length === 0) break
      await saveTerms(tx, EDITION, terms.map(keysOf))
      await otherWork()
    }
    await correctCounts(tx)
  })
}

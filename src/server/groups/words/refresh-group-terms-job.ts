import { setImmediate as otherWork } from 'node:timers/promises'
import { EDITION, keysOf } from '#server/listings/words/public.ts'
import { type Database, inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import {
  correctGroupCounts,
  countGroupTerms,
  deleteGroupTerms,
  findUnknownGroupTerms,
  saveGroupTerms,
} from './group-term-store.ts'

declare module '#server/platform/jobs.ts' {
  interface JobPayloads {
    'groups.refresh-group-terms': Record<string, never>
  }
}

/** Words whose keys are made in one go; others wait a few milliseconds for it. */
const BATCH = 500

/** Once an hour: words that came without the writer, and counts. */
export function workRefreshGroupTerms({ db, clock, jobs }: Pick<Platform, 'db' | 'clock' | 'jobs'>): void {
  jobs.work('groups.refresh-group-terms', () => refreshGroupTerms(db, clock.now()), { cron: '37 * * * *' })
}

/** Makes group_term what the groups hold. */
export async function refreshGroupTerms(db: Database, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    await countGroupTerms(tx)
    await deleteGroupTerms(tx, EDITION, now)
    for (;;) {
      const terms = await findUnknownGroupTerms(tx, BATCH)
      if (terms.length === 0) break
      await saveGroupTerms(tx, EDITION, terms.map(keysOf))
      await otherWork()
    }
    await correctGroupCounts(tx)
  })
}

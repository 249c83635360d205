import type { Database } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refreshCorpus } from '#server/search/public.ts'
import { GROUP_TERMS } from './group-term-store.ts'

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'groups.refresh-group-terms': Record<string, never>
  }
}

/** Once an hour: words that came without the writer, and counts. */
export function workRefreshGroupTerms({ db, clock, jobs }: Pick<Platform, 'db' | 'clock' | 'jobs'>): void {
  jobs.work('groups.refresh-group-terms', () => refreshGroupTerms(db, clock.now()), { cron: '37 * * * *' })
}

/** Brings group_term up to the groups. */
export const refreshGroupTerms = (db: Database, now: Date): Promise<void> =>
  refreshCorpus(db, GROUP_TERMS, now)

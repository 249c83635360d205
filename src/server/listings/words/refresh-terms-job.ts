import type { Database } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refreshCorpus } from '#server/search/public.ts'
import { LISTING_TERMS } from './term-store.ts'

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'listings.refresh-terms': Record<string, never>
  }
}

/** Once an hour: words that came without the writer, and counts. */
export function workRefreshTerms({ db, clock, jobs }: Pick<Platform, 'db' | 'clock' | 'jobs'>): void {
  jobs.work('listings.refresh-terms', () => refreshTerms(db, clock.now()), { cron: '23 * * * *' })
}

/** Brings search_term up to the active listings. */
export const refreshTerms = (db: Database, now: Date): Promise<void> => refreshCorpus(db, LISTING_TERMS, now)

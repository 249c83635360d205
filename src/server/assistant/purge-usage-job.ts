import type { Platform } from '#server/platform/platform.ts'
import { deleteUsageBefore } from './usage-store.ts'

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'assistant.purge-usage': Record<string, never>
  }
}

const RETENTION_DAYS = 90

/** Figures are kept for a quarter of a year. */
export function workPurgeUsage({ db, clock, jobs }: Pick<Platform, 'db' | 'clock' | 'jobs'>): void {
  const purge = () => deleteUsageBefore(db, new Date(clock.now().getTime() - RETENTION_DAYS * 86_400_000))
  jobs.work('assistant.purge-usage', purge, { cron: '41 3 * * *' })
}

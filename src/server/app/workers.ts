import { workAuthJobs } from '#server/auth/public.ts'
import { purgeOldKeys } from '#server/platform/http/idempotency-store.ts'
import type { Platform } from '#server/platform/platform.ts'
import { purgeEndedWindows } from '#server/platform/rate-window-store.ts'

declare module '#server/platform/jobs.ts' {
  interface JobPayloads {
    'platform.purge-expired': Record<string, never>
  }
}

/** Registers every background job and every subscription to an event, before the queue starts. */
export function registerWorkers(platform: Platform): void {
  const { db, jobs } = platform
  jobs.work(
    'platform.purge-expired',
    async () => {
      await purgeOldKeys(db)
      await purgeEndedWindows(db)
    },
    { cron: '17 * * * *' },
  )
  workAuthJobs(platform)
}

import { purgeOldKeys } from '#server/platform/http/idempotency-store.ts'
import type { Platform } from '#server/platform/platform.ts'
import { purgeEndedWindows } from '#server/platform/limits/rate-window-store.ts'

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'platform.purge-expired': Record<string, never>
  }
}

/** What the pipeline keeps for a time is deleted every hour. */
export function workPurgeExpired({ db, jobs }: Platform): void {
  const purge = async () => {
    await purgeOldKeys(db)
    await purgeEndedWindows(db)
  }
  jobs.work('platform.purge-expired', purge, { cron: '17 * * * *' })
}

import { UserId } from '#contract/profiles/profile.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { endSuspension } from './suspend-account.ts'
import { takeEndedSuspensions } from './suspension-store.ts'

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'auth.end-suspensions': Record<string, never>
  }
}

const BATCH = 100

/** Every minute. The time itself lets people in again; what else was withheld with them comes back here. */
export function workEndSuspensions(platform: Platform): void {
  const endSome = () =>
    inTransaction(platform.db, async (tx) => {
      const ended = await takeEndedSuspensions(tx, BATCH)
      for (const userId of ended) await endSuspension(tx, platform, { userId: UserId.parse(userId) })
      return ended.length
    })
  platform.jobs.work(
    'auth.end-suspensions',
    async () => {
      while ((await endSome()) === BATCH);
    },
    { cron: '* * * * *' },
  )
}

import { inTransaction } from '#server/platform/database/transactions.ts'
import { findGroupsToFill, lockGroup } from '#server/groups/group-store.ts'
import type { Platform } from '#server/platform/platform.ts'
import { admitWaiting } from './admit-member.ts'

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'groups.admit-waiting': Record<string, never>
  }
}

const GROUPS_A_RUN = 500

/** Places that came free without anybody leaving, as when an account was deleted. */
export function workAdmitWaiting(platform: Platform): void {
  const { db, jobs } = platform
  const admit = async () => {
    for (const groupId of await findGroupsToFill(db, GROUPS_A_RUN))
      await inTransaction(db, async (tx) => {
        const group = await lockGroup(tx, groupId)
        if (group) await admitWaiting(tx, platform, group)
      })
  }
  jobs.work('groups.admit-waiting', admit, { cron: '*/10 * * * *' })
}

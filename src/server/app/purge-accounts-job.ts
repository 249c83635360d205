import { UserId } from '#contract/profiles/profile.ts'
import { lockDueDeletion, readDueDeletions } from '#server/auth/public.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { allPersonalData } from './personal-data.ts'

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'platform.purge-accounts': Record<string, never>
  }
}

/** When the operator removes an account, everything that other features keep goes with it. */
export function subscribePurge(platform: Platform): void {
  platform.events.on('auth.account-removed', async (tx, { userId }) => {
    const others = allPersonalData.filter(({ feature }) => feature !== 'auth')
    for (const data of others.toReversed()) await data.purge(tx, userId, platform)
  })
}

/** Accounts whose days of grace are over go with all that every feature keeps about them. */
export function workPurgeAccounts(platform: Platform): void {
  const { db, jobs, log } = platform
  const purge = async () => {
    for (const userId of await readDueDeletions(db)) {
      const gone = await inTransaction(db, async (tx) => {
        if (!(await lockDueDeletion(tx, userId))) return false
        for (const data of allPersonalData.toReversed()) await data.purge(tx, UserId.parse(userId), platform)
        return true
      })
      if (gone) log.info({}, 'an account was purged')
    }
  }
  jobs.work('platform.purge-accounts', purge, { cron: '23 * * * *' })
}

import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { takeDueReminders } from './reminder-store.ts'

declare module '#server/platform/jobs.ts' {
  interface JobPayloads {
    'listings.remind-owners': Record<string, never>
  }
}

/** Three days before the end and on the last day; each reminder is queued in the transaction that counts it. */
export function workRemindOwners({ db, jobs }: Pick<Platform, 'db' | 'jobs'>): void {
  const remindSome = () =>
    inTransaction(db, async (tx) => {
      const due = await takeDueReminders(tx)
      for (const { id, reminded } of due)
        await jobs.send(tx, 'listings.send-owner-mail', {
          listingId: id,
          kind: reminded === 2 ? 'ends_today' : 'ends_soon',
        })
      return due.length
    })
  jobs.work(
    'listings.remind-owners',
    async () => {
      while ((await remindSome()) > 0);
    },
    { cron: '17 * * * *' },
  )
}

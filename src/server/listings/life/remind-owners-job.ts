import { UserId } from '#contract/profiles/profile.ts'
import { quietEnd, sendNotice } from '#server/notifications/public.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { takeDueReminders } from './reminder-store.ts'

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'listings.remind-owners': Record<string, never>
  }
}

/** Three days before the end and on the last day; each reminder is queued in the transaction that counts it. */
export function workRemindOwners(platform: Pick<Platform, 'db' | 'jobs' | 'clock' | 'live'>): void {
  const { db, jobs } = platform
  const remindSome = () =>
    inTransaction(db, async (tx) => {
      const due = await takeDueReminders(tx)
      for (const { id, owner_id, title, expires_at, reminded } of due) {
        const userId = UserId.parse(owner_id)
        const facts = { title, endsAt: expires_at.toISOString() }
        const notice = { kind: 'own_listing_ending', subjectId: id, facts } as const
        await sendNotice(tx, platform, { userId, notice, byMail: false })
        const payload = { listingId: id, kind: reminded === 2 ? 'ends_today' : 'ends_soon' } as const
        const startAfter = await quietEnd(tx, platform, userId)
        await jobs.send(tx, 'listings.send-owner-mail', payload, startAfter ? { startAfter } : {})
      }
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

import { sendNotice } from '#server/notifications/public.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { changeBroadcast, lockBroadcast } from './broadcast-store.ts'
import { audienceOf, contentOf } from './broadcast-view.ts'
import { findAudience } from './find-audience.ts'

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'staff.deliver-broadcast': { broadcastId: string }
  }
}

/** So that nothing else waits for it, and an update of the server loses no more than a batch. */
const BATCH = 200

/** Each batch in a transaction of its own, which sends for the next one: nobody is left out or notified twice. */
export function workDeliverBroadcast(platform: Platform): void {
  const { db, jobs, clock } = platform
  jobs.work('staff.deliver-broadcast', ({ broadcastId }) =>
    inTransaction(db, async (tx) => {
      const row = await lockBroadcast(tx, broadcastId)
      if (!row || row.finished_at !== null) return
      const { people, last } = await findAudience(tx, audienceOf(row), row.sent_to, BATCH)
      const notice = { kind: 'broadcast' as const, subjectId: row.id, facts: contentOf(row) }
      for (const userId of people)
        await sendNotice(tx, platform, { userId, notice, byMail: row.by_mail, key: `broadcast.${row.id}` })
      await changeBroadcast(tx, row.id, {
        sent: row.sent + people.length,
        ...(last === null ? { finished_at: clock.now() } : { sent_to: last }),
      })
      if (last !== null) await jobs.send(tx, 'staff.deliver-broadcast', { broadcastId })
    }),
  )
}

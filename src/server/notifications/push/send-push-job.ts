import { topicOf } from '#contract/notices.ts'
import { findNotification } from '#server/notifications/notification-store.ts'
import { viewNotice } from '#server/notifications/notification-view.ts'
import { pushWaitsUntil } from '#server/notifications/settings/quiet-policy.ts'
import { findSettings } from '#server/notifications/settings/settings-store.ts'
import { viewSettings, wants } from '#server/notifications/settings/settings-view.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findSubscriptionsOf } from './push-store.ts'

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'notifications.send-push': { notificationId: string }
  }
}

/** Where the person has subscribed; nothing is queued for those who have not. */
export async function queuePush(
  tx: Tx,
  { jobs }: Pick<Platform, 'jobs'>,
  row: { notificationId: string; userId: string },
  startAfter: Date | null,
): Promise<void> {
  if ((await findSubscriptionsOf(tx, row.userId)).length === 0) return
  const payload = { notificationId: row.notificationId }
  await jobs.send(tx, 'notifications.send-push', payload, startAfter ? { startAfter } : {})
}

/** One push for each device, of what has not been read by then and has no newer notification. */
export function workSendPush(platform: Pick<Platform, 'db' | 'jobs' | 'clock'>): void {
  const { db, jobs, clock } = platform
  jobs.work('notifications.send-push', ({ notificationId }) =>
    inTransaction(db, async (tx) => {
      const row = await findNotification(tx, notificationId)
      if (!row?.is_newest || row.read_at !== null) return
      const settings = viewSettings(await findSettings(tx, row.user_id))
      const topic = topicOf(viewNotice(row).kind)
      if (!wants(settings, topic, 'push')) return
      const startAfter = pushWaitsUntil(clock.now(), topic, settings.quietHours)
      if (startAfter) return jobs.send(tx, 'notifications.send-push', { notificationId }, { startAfter })
      for (const { id } of await findSubscriptionsOf(tx, row.user_id))
        await jobs.send(tx, 'notifications.deliver-push', { notificationId, subscriptionId: id, tries: 1 })
    }),
  )
}

import { AppError } from '#server/platform/app-error.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findNotification, groupOf, markNotificationsRead } from '#server/notifications/notification-store.ts'
import { pushReadState } from '#server/notifications/publish-notices.ts'
import { readSeen } from './push-policy.ts'

/** No mail follows what was seen. Said without signing in: the device that was sent the push holds the token. */
export function markSeen(
  platform: Pick<Platform, 'db' | 'clock' | 'live' | 'config'>,
  { token }: { token: string },
): Promise<{ seen: true }> {
  const id = readSeen(token, platform.config.secretKey)
  if (id === null) throw new AppError('notifications.link-invalid')
  return inTransaction(platform.db, async (tx) => {
    const row = await findNotification(tx, id)
    if (row) {
      const marked = await markNotificationsRead(tx, row.user_id, [groupOf(row)], platform.clock.now())
      pushReadState(platform, row.user_id, marked)
    }
    return { seen: true }
  })
}

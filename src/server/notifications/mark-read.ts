import type { NotificationId } from '#contract/notifications/notification.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { markNotificationsRead } from './notification-store.ts'
import { pushReadState } from './publish-notices.ts'

/** What is read stays read: the first time counts. */
export function markRead(
  platform: Pick<Platform, 'db' | 'clock' | 'live'>,
  { userId }: Member,
  { ids }: { ids: NotificationId[] | 'all' },
): Promise<{ marked: number }> {
  return inTransaction(platform.db, async (tx) => {
    const marked = await markNotificationsRead(tx, userId, ids, platform.clock.now())
    if (marked.length > 0) pushReadState(platform, userId, ids === 'all' ? 'all' : marked)
    return { marked: marked.length }
  })
}

import type { NotificationId } from '#contract/notifications/notification.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { markNotificationsRead } from './notification-store.ts'

/** What is read stays read: the first time counts. */
export function markRead(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { userId }: Member,
  { ids }: { ids: NotificationId[] | 'all' },
): Promise<{ marked: number }> {
  return inTransaction(db, async (tx) => ({
    marked: await markNotificationsRead(tx, userId, ids, clock.now()),
  }))
}

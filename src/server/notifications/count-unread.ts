import { NOTICE_LIMITS } from '#contract/notifications/notification.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { countUnreadOf } from './notification-store.ts'

export async function countUnread(
  { db }: Pick<Platform, 'db'>,
  { userId }: Member,
): Promise<{ value: number; capped: boolean }> {
  const unread = await countUnreadOf(db, userId, NOTICE_LIMITS.countCap + 1)
  return { value: Math.min(unread, NOTICE_LIMITS.countCap), capped: unread > NOTICE_LIMITS.countCap }
}

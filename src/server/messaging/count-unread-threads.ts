import { UNREAD_CAP } from '#contract/messaging/count-unread-threads.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { countUnread } from './thread-store.ts'

export function countUnreadThreads(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { userId }: Member,
): Promise<{ inbox: number; requests: number }> {
  return countUnread(db, userId, { now: clock.now(), most: UNREAD_CAP + 1 })
}

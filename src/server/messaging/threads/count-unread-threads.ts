import { UNREAD_CAP } from '#contract/messaging/threads/count-unread-threads.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readUnread } from './thread-json-store.ts'

export function countUnreadThreads(
  { hot }: Pick<Platform, 'hot'>,
  { userId }: Member,
): Promise<{ inbox: number; requests: number }> {
  return readUnread(hot, userId, UNREAD_CAP + 1)
}

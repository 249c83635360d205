import type { Notification } from '#contract/notifications/notification.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { decodeTimeCursor, encodeTimeCursor } from '#server/platform/cursor.ts'
import { findNotifications } from './notification-store.ts'
import { viewNotification } from './notification-view.ts'

export async function listNotifications(
  { db }: Pick<Platform, 'db'>,
  { userId }: Member,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ items: Notification[]; nextCursor: string | null }> {
  const after = cursor === undefined ? null : decodeTimeCursor(cursor)
  const found = await findNotifications(db, userId, { after, limit: limit + 1 })
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  const hasMore = found.length > limit
  return {
    items: shown.map(viewNotification),
    nextCursor: last && hasMore ? encodeTimeCursor({ at: last.created_at, id: last.id }) : null,
  }
}

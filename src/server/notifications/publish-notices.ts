import type { z } from 'zod'
import type { NOTIFICATION_SERVER_EVENTS, NotificationServerEvent } from '#contract/notifications/live.ts'
import { NotificationId } from '#contract/notifications/notification.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { afterCommit } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { NotificationRow } from './notification-store.ts'
import { viewNotification } from './notification-view.ts'

type Live = Pick<Platform, 'live'>

function pushTo<Event extends NotificationServerEvent>(
  { live }: Live,
  userId: string,
  event: Event,
  payload: z.input<(typeof NOTIFICATION_SERVER_EVENTS)[Event]>,
): void {
  afterCommit(() => live.toUsers([UserId.parse(userId)], event, payload))
}

/** To the person's open pages, once the transaction stands. */
export function pushNotification(platform: Live, row: NotificationRow): void {
  const notification = viewNotification(row)
  pushTo(platform, row.user_id, 'notifications.created', { notification, isMore: row.group_id !== null })
}

/** To the person's other open pages. */
export function pushReadState(platform: Live, userId: string, groupIds: readonly string[] | 'all'): void {
  const ids = groupIds === 'all' ? groupIds : groupIds.map((id) => NotificationId.parse(id))
  if (ids.length > 0) pushTo(platform, userId, 'notifications.read', { ids })
}

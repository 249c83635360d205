import { Notice } from '#contract/notices.ts'
import { type Notification, NotificationId } from '#contract/notifications/notification.ts'
import { groupOf, type NotificationRow } from './notification-store.ts'

export const viewNotice = ({ kind, subject_id, facts }: NotificationRow): Notice =>
  Notice.parse({ kind, subjectId: subject_id, facts })

export const viewNotification = (row: NotificationRow): Notification => ({
  id: NotificationId.parse(groupOf(row)),
  notice: viewNotice(row),
  at: row.created_at.toISOString(),
  isRead: row.read_at !== null,
})

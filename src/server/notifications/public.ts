import type { NoticeKind } from '#contract/notifications/notification.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import type { Platform } from '#server/platform/platform.ts'
import { workForgetNotifications } from './forget-notifications-job.ts'
import { deleteNotificationsOf, exportNotifications } from './notification-store.ts'
import { workSendNoticeMail } from './send-notice-mail-job.ts'

export { sendNotice } from './send-notice.ts'

declare module '#server/platform/events.ts' {
  interface EventPayloads {
    /** Somebody followed the link in a mail: no more mails of this kind about this subject. */
    'notifications.mails-stopped': { userId: UserId; kind: NoticeKind; subjectId: string }
  }
}

/** Registers the background jobs; to be called before the queue starts. */
export function workNotificationJobs(platform: Platform): void {
  workSendNoticeMail(platform)
  workForgetNotifications(platform)
}

export const personalData: PersonalData = {
  feature: 'notifications',
  tables: ['public.notification'],
  export: async (tx, userId) => ({ 'public.notification': await exportNotifications(tx, userId) }),
  purge: deleteNotificationsOf,
}

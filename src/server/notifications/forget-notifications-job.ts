import { DAY_MS } from '#contract/kit/duration.ts'
import { NOTICE_LIMITS } from '#contract/notifications/notification.ts'
import type { Platform } from '#server/platform/platform.ts'
import { deleteNotificationsBefore } from './notification-store.ts'

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'notifications.forget-notifications': Record<string, never>
  }
}

/** Old news go, once a day. */
export function workForgetNotifications({ db, jobs, clock }: Pick<Platform, 'db' | 'jobs' | 'clock'>): void {
  jobs.work(
    'notifications.forget-notifications',
    () =>
      deleteNotificationsBefore(db, new Date(clock.now().getTime() - NOTICE_LIMITS.retentionDays * DAY_MS)),
    { cron: '41 3 * * *' },
  )
}

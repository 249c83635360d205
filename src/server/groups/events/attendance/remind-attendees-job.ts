import { REMINDER_HOURS } from '#contract/groups/events/event.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { sendNotice } from '#server/notifications/public.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { takeRegisteredToRemind } from '#server/groups/events/registrations/registration-store.ts'
import { queueRegistrationMails } from '#server/groups/events/registrations/send-registration-mail-job.ts'
import { takeToRemind } from './attendance-store.ts'
import { noticeOf } from '#server/groups/events/event-notice-view.ts'

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'groups.remind-attendees': Record<string, never>
  }
}

type Deps = Pick<Platform, 'db' | 'jobs' | 'clock' | 'live'>
const BATCH = 200

/** Who comes, or might, is reminded a day and two hours before; of two that are due the nearer one. */
export function workRemindAttendees(platform: Deps): void {
  platform.jobs.work(
    'groups.remind-attendees',
    async () => {
      while (await remindSome(platform));
      while (await remindRegistered(platform));
    },
    { cron: '*/5 * * * *' },
  )
}

/** People without an account by mail alone. */
function remindRegistered(platform: Deps): Promise<boolean> {
  return inTransaction(platform.db, async (tx) => {
    const asked = { hours: REMINDER_HOURS, now: platform.clock.now(), limit: BATCH }
    const due = await takeRegisteredToRemind(tx, asked)
    await queueRegistrationMails(tx, platform, 'event_reminder', due)
    return due.length === BATCH
  })
}

/** That they were is saved with it, so that nobody is reminded twice. */
function remindSome(platform: Deps): Promise<boolean> {
  return inTransaction(platform.db, async (tx) => {
    const due = await takeToRemind(tx, { hours: REMINDER_HOURS, now: platform.clock.now(), limit: BATCH })
    for (const attendee of due) {
      const key = `event_reminder.${attendee.event_id}.${attendee.starts_at.toISOString()}.${attendee.reminded}`
      const notice = noticeOf('event_reminder', attendee)
      await sendNotice(tx, platform, { userId: UserId.parse(attendee.user_id), notice, byMail: true, key })
    }
    return due.length === BATCH
  })
}

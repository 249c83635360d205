import type { Notice } from '#contract/notices.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { sendNotice } from '#server/notifications/public.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findRegistered } from '#server/groups/events/registrations/registration-store.ts'
import { queueRegistrationMails } from '#server/groups/events/registrations/send-registration-mail-job.ts'
import { findAudience } from './attendance-store.ts'
import { type EventNoticeKind, noticeOf } from '#server/groups/events/event-notice-view.ts'

interface Telling {
  kind: EventNoticeKind
  eventIds: string[]
  /** Members. Null: everybody who wants to come, also without an account. */
  userIds: string[] | null
  /** Of those without an account, where not everybody is meant. */
  registrationIds?: string[]
  /** Whoever did it knows: a member, or a registration. */
  exceptId: string | null
}

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** What became of events, for those who want to come; `at` tells one change from the next. */
    'groups.tell-attendees': Telling & { at: string }
  }
}

const BATCH = 50

/** They are notified when the transaction has been committed, which need not wait for them. */
export async function queueNotifications(
  tx: Tx,
  { jobs, clock }: Pick<Platform, 'jobs' | 'clock'>,
  telling: Telling,
): Promise<void> {
  if (telling.eventIds.length === 0) return
  await jobs.send(tx, 'groups.tell-attendees', { ...telling, at: clock.now().toISOString() })
}

export function workNotifyAttendees(platform: Pick<Platform, 'db' | 'jobs' | 'clock' | 'live'>): void {
  platform.jobs.work('groups.tell-attendees', async ({ kind, at, registrationIds = [], ...whom }) => {
    const audience = await findAudience(platform.db, whom)
    for (let from = 0; from < audience.length; from += BATCH)
      await inTransaction(platform.db, async (tx) => {
        for (const attendee of audience.slice(from, from + BATCH)) {
          const notice: Notice = noticeOf(kind, attendee)
          const key = `${kind}.${attendee.event_id}.${at}`
          await sendNotice(tx, platform, {
            userId: UserId.parse(attendee.user_id),
            notice,
            byMail: true,
            key,
          })
        }
      })
    // last: a mail cannot be known to have been sent, so what fails before is not sent twice
    await notifyRegistered(platform, { kind, registrationIds, ...whom })
  })
}

/** People without an account are written to, each by a job of their own. */
function notifyRegistered(
  platform: Pick<Platform, 'db' | 'jobs'>,
  { kind, eventIds, userIds, registrationIds, exceptId }: Required<Telling>,
): Promise<void> {
  return inTransaction(platform.db, async (tx) => {
    const ids = await findRegistered(tx, eventIds, userIds === null ? null : registrationIds)
    const others = ids.filter((id) => id !== exceptId)
    await queueRegistrationMails(tx, platform, kind, others)
  })
}

import type { EventId } from '#contract/groups/events/event.ts'
import { UserId } from '#contract/profiles/profile.ts'
import type { ReportFields, ReportOutcome } from '#contract/safety/report.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findGroup } from '#server/groups/group-store.ts'
import { submitReport } from '#server/safety/public.ts'
import { lockEvent } from './event-store.ts'
import { wordsOf } from './moderate-event.ts'

/** Staff read the words as they were when somebody reported them, whatever is made of them later. */
export function reportEvent(
  platform: Pick<Platform, 'db' | 'clock' | 'events' | 'settings'>,
  { userId }: Member,
  { eventId, report }: { eventId: EventId; report: ReportFields },
): Promise<{ outcome: ReportOutcome }> {
  return inTransaction(platform.db, async (tx) => {
    const event = await lockEvent(tx, eventId)
    const group = event && (await findGroup(tx, event.group_id))
    // one that nobody leads any more has nobody to answer for it
    if (!group || group.withheld_at !== null || group.admin_id === null)
      throw new AppError('groups.event-not-found')
    const outcome = await submitReport(tx, platform, {
      reporterId: userId,
      ownerId: UserId.parse(group.admin_id),
      subject: { kind: 'event', id: eventId },
      report,
      evidence: `${event.title}\n\n${wordsOf(event)}`,
    })
    return { outcome }
  })
}

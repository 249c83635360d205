import type { EventId, GroupEvent } from '#contract/groups/events/event.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { lockLedEvent } from '#server/groups/events/open-event.ts'
import { showEvent } from '#server/groups/events/show-events.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { countMembers, replaceHosts } from './host-store.ts'

/** Those who lead choose; whoever was chosen chooses nobody. */
export function setHosts(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { userId }: Member,
  { eventId, userIds }: { eventId: EventId; userIds: UserId[] },
): Promise<{ event: GroupEvent }> {
  return inTransaction(db, async (tx) => {
    const now = clock.now()
    const event = await lockLedEvent(tx, eventId, userId, 'leaders')
    if (event.cancelled_at !== null) throw new AppError('groups.event-cancelled')
    if (event.ends_at <= now) throw new AppError('groups.event-over')
    if ((await countMembers(tx, event.group_id, userIds)) < userIds.length)
      throw new AppError('groups.member-not-found')
    await replaceHosts(tx, event.series_id, userIds)
    return { event: await showEvent(tx, eventId, userId, now) }
  })
}

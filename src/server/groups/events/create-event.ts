import { EVENT_LIMITS, type EventFields, type GroupEvent } from '#contract/groups/events/event.ts'
import type { GroupId } from '#contract/groups/group.ts'
import { attachMedia } from '#server/media/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuseBlockedFields } from '#server/safety/public.ts'
import { checkAhead } from './event-time-policy.ts'
import { markActive } from './hosting-store.ts'
import { lockLedGroup } from './open-event.ts'
import { planOf } from './series/series-policy.ts'
import { countSeriesAhead } from './series/series-store.ts'
import { showEvents } from './show-events.ts'
import { findFirstEvent } from './shown-event-store.ts'
import { writeSeries } from './series/write-series.ts'

export function createEvent(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { userId }: Member,
  { groupId, fields }: { groupId: GroupId; fields: EventFields },
): Promise<{ event: GroupEvent }> {
  return inTransaction(db, async (tx) => {
    const now = clock.now()
    await lockLedGroup(tx, groupId, userId)
    await refuseBlockedFields(tx, fields)
    const plan = planOf(fields)
    checkAhead(new Date(fields.startsAt), now)
    checkAhead(plan.starts_at, now)
    const limit = EVENT_LIMITS.seriesMax
    if ((await countSeriesAhead(tx, groupId, now)) >= limit)
      throw new AppError('groups.too-many-events', { limit })
    if (fields.coverId !== null) await attachMedia(tx, userId, [fields.coverId], 'group')
    const series = await writeSeries(tx, { groupId, plan, isMeeting: false }, now)
    await markActive(tx, groupId, now)
    const first = await findFirstEvent(tx, series.id, userId)
    const [event] = first ? await showEvents(tx, [first], now) : []
    if (!event) throw new Error('A series begins with an event.')
    return { event }
  })
}

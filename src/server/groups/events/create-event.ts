import { EVENT_LIMITS, type EventFields, type GroupEvent } from '#contract/groups/events/event.ts'
import type { GroupId } from '#contract/groups/group.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Platform } from '#server/platform/platform.ts'
import { checkAhead } from './event-time-policy.ts'
import { markActive } from './hosting-store.ts'
import { lockLedGroup } from './open-event.ts'
import { expand, horizonOf } from './recurrence-policy.ts'
import { planOf } from './series-policy.ts'
import { countSeriesAhead, insertSeries } from './series-store.ts'
import { showEvents } from './show-events.ts'
import { findFirstEvent } from './shown-event-store.ts'
import { writeOccurrences } from './write-occurrences.ts'

export function createEvent(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { userId }: Member,
  { groupId, fields }: { groupId: GroupId; fields: EventFields },
): Promise<{ event: GroupEvent }> {
  return inTransaction(db, async (tx) => {
    const now = clock.now()
    await lockLedGroup(tx, groupId, userId)
    const plan = planOf(fields)
    checkAhead(new Date(fields.startsAt), now)
    checkAhead(plan.starts_at, now)
    const limit = EVENT_LIMITS.seriesMax
    if ((await countSeriesAhead(tx, groupId, now)) >= limit)
      throw new AppError('groups.too-many-events', { limit })
    const until = horizonOf(plan.starts_at, now)
    const series = await insertSeries(tx, {
      ...plan,
      id: uuidv7(),
      group_id: groupId,
      written_until: until,
      created_at: now,
      updated_at: now,
    })
    const recurrence = { startsAt: plan.starts_at, timeZone: plan.time_zone, repeatRule: plan.repeat_rule }
    await writeOccurrences(tx, series, expand({ ...recurrence, endsBefore: null }, now, until), now)
    await markActive(tx, groupId, now)
    const first = await findFirstEvent(tx, series.id, userId)
    const [event] = first ? await showEvents(tx, [first], now) : []
    if (!event) throw new Error('A series begins with an event.')
    return { event }
  })
}

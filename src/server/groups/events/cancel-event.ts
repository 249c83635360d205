import type { EventId, EventScope } from '#contract/groups/events/event.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { removeEvents } from './remove-events.ts'
import { cancelEvents, type EventRow, lockEventsFrom } from './event-store.ts'
import { lockLedEvent } from './open-event.ts'
import { requireOwnScope } from './series/scope-policy.ts'
import { changeSeries, lockSeries } from './series/series-store.ts'
import { queueNotifications } from './attendance/notify-attendees-job.ts'

type Deps = Pick<Platform, 'db' | 'clock' | 'jobs'>

/** Calling off what is called off already changes nothing. */
export function cancelEvent(
  platform: Deps,
  { userId }: Member,
  { eventId, scope }: { eventId: EventId; scope: EventScope },
): Promise<{ isCancelled: true }> {
  return inTransaction(platform.db, async (tx) => {
    const now = platform.clock.now()
    const event = await lockLedEvent(tx, eventId, userId)
    if (event.ends_at <= now) throw new AppError('groups.event-over')
    const series = await lockSeries(tx, event.series_id)
    requireOwnScope(series, scope)
    if (event.cancelled_at === null) {
      await cancelEvents(tx, [event.id], now)
      const eventIds = [event.id]
      await queueNotifications(tx, platform, {
        kind: 'event_cancelled',
        eventIds,
        userIds: null,
        exceptId: userId,
      })
    }
    if (scope === 'all' && series.repeat_rule !== null) await endFrom(tx, platform, event, userId)
    return { isCancelled: true as const }
  })
}

/** The one that was chosen stays to say so; of those behind it the ones that somebody wanted to come to. */
async function endFrom(tx: Tx, platform: Deps, event: EventRow, byId: string): Promise<void> {
  await changeSeries(tx, event.series_id, { ends_before: event.planned_at }, platform.clock.now())
  const following = await lockEventsFrom(tx, event.series_id, event.planned_at)
  const others = following.filter(({ id }) => id !== event.id)
  await removeEvents(tx, platform, others, byId)
}

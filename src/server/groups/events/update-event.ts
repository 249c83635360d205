import {
  type EventFields,
  type EventId,
  type EventScope,
  endOf,
  type GroupEvent,
} from '#contract/groups/events/event.ts'
import { attachMedia } from '#server/media/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuseBlockedFields } from '#server/safety/public.ts'
import { passedReminder } from './attendance/attendance-policy.ts'
import { resetReminders } from './attendance/attendance-store.ts'
import { changeSeriesFrom } from './series/change-series.ts'
import { findCovers, releaseCovers } from './cover-store.ts'
import { changeEvent, type EventRow } from './event-store.ts'
import { checkAhead } from './event-time-policy.ts'
import { moveWaitingUp } from './attendance/admit-waitlist.ts'
import { lockLedEvent } from './open-event.ts'
import { requireOwnScope } from './series/scope-policy.ts'
import { isElsewhere, planOf, priceColumns } from './series/series-policy.ts'
import { lockSeries } from './series/series-store.ts'
import { showEvent } from './show-events.ts'
import { queueNotifications } from './attendance/notify-attendees-job.ts'

interface Asked {
  eventId: EventId
  version: number
  scope: EventScope
  fields: EventFields
}

type Deps = Pick<Platform, 'db' | 'clock' | 'jobs'>

/** Changes one occurrence, or it and all that follow. What stands alone is its own series. */
export function updateEvent(
  platform: Deps,
  { userId }: Member,
  { eventId, version, scope, fields }: Asked,
): Promise<{ event: GroupEvent }> {
  return inTransaction(platform.db, async (tx) => {
    const now = platform.clock.now()
    const event = await lockLedEvent(tx, eventId, userId)
    if (event.cancelled_at !== null) throw new AppError('groups.event-cancelled')
    if (event.ends_at <= now) throw new AppError('groups.event-over')
    if (event.version !== version) throw new AppError('groups.event-changed', { version: event.version })
    checkTimes(event, fields, now)
    await refuseBlockedFields(tx, fields)
    const series = await lockSeries(tx, event.series_id)
    requireOwnScope(series, scope)
    const covers = await findCovers(tx, series.id)
    if (fields.coverId !== null && !covers.includes(fields.coverId))
      await attachMedia(tx, userId, [fields.coverId], 'group')
    if (!series.is_meeting && (scope === 'all' || series.repeat_rule === null)) {
      const plan = planOf(fields)
      await changeSeriesFrom(tx, platform, {
        series,
        plan,
        cut: event.planned_at,
        edited: event,
        byId: userId,
      })
    } else await changeOne(tx, platform, { event, fields, byId: userId, now })
    await releaseCovers(tx, covers)
    return { event: await showEvent(tx, eventId, userId, now) }
  })
}

/** @throws AppError groups.event-past, groups.event-far */
function checkTimes(event: EventRow, fields: EventFields, now: Date): void {
  const startsAt = new Date(fields.startsAt)
  if (startsAt.getTime() !== event.starts_at.getTime()) checkAhead(startsAt, now)
  if (endOf(fields) <= now) throw new AppError('groups.event-past')
}

async function changeOne(
  tx: Tx,
  platform: Deps,
  { event, fields, byId, now }: { event: EventRow; fields: EventFields; byId: string; now: Date },
): Promise<void> {
  const { title, description, venue, url, capacity } = fields
  if (capacity !== null && event.going > capacity)
    throw new AppError('groups.event-too-small', { going: event.going })
  const times = { starts_at: new Date(fields.startsAt), ends_at: endOf(fields) }
  const content = {
    title,
    description,
    venue,
    url,
    capacity,
    ...priceColumns(fields.price),
    cover_media_id: fields.coverId,
    time_zone: fields.timezone,
    ends_open: fields.endsAt === null,
  }
  await changeEvent(tx, event.id, { ...content, ...times, is_changed: true }, now)
  if (event.starts_at.getTime() !== times.starts_at.getTime())
    await resetReminders(tx, [event.id], passedReminder(times.starts_at, now))
  const eventIds = isElsewhere(event, { ...times, venue, url }) ? [event.id] : []
  await queueNotifications(tx, platform, { kind: 'event_changed', eventIds, userIds: null, exceptId: byId })
  if (event.waiting > 0) await moveWaitingUp(tx, platform, { id: event.id, capacity, going: event.going })
}

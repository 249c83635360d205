import { AppError } from '#server/platform/app-error.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Platform } from '#server/platform/platform.ts'
import { passedReminder } from '#server/groups/events/attendance/attendance-policy.ts'
import { resetReminders } from '#server/groups/events/attendance/attendance-store.ts'
import { copyHosts } from '#server/groups/events/hosts/host-store.ts'
import { removeEvents } from '#server/groups/events/remove-events.ts'
import {
  type EventRow,
  giveToSeries,
  hasEventsBefore,
  lockEventsFrom,
  moveEvents,
} from '#server/groups/events/event-store.ts'
import { moveWaitingUp } from '#server/groups/events/attendance/admit-waitlist.ts'
import { pairOccurrences, type Pairing } from './pairing-policy.ts'
import { expand, horizonOf } from './recurrence-policy.ts'
import { isElsewhere, isSameSchedule, type SeriesPlan } from './series-policy.ts'
import { changeSeries, insertSeries, type SeriesRow } from './series-store.ts'
import { queueNotifications } from '#server/groups/events/attendance/notify-attendees-job.ts'
import { writeOccurrences } from './write-occurrences.ts'

interface Change {
  series: SeriesRow
  plan: SeriesPlan
  /** Occurrences planned from here on follow the plan; those before it stay what they were. */
  cut: Date
  /** The occurrence that somebody changed together with all that follow it. */
  edited: EventRow | null
  byId: string | null
}

/**
 * What a series says from some occurrence on. People who said they come stay with theirs, and are notified where time or
 * place is another. Where something came before the cut, or where somebody came to what is no more, the old series
 * ends there and another begins.
 * @throws AppError groups.event-too-small
 */
export async function changeSeriesFrom(
  tx: Tx,
  platform: Pick<Platform, 'clock' | 'jobs'>,
  { series, plan, cut, edited, byId }: Change,
): Promise<void> {
  const now = platform.clock.now()
  const standing = await lockEventsFrom(tx, series.id, cut)
  const isSame = isSameSchedule({ ...series, starts_at: edited?.planned_at ?? series.starts_at }, plan)
  const pairing = pairFor({ series, plan, cut, edited, now, standing })
  const orphans = await removeEvents(tx, platform, pairing.dropped, byId)
  const isSplit = orphans > 0 || ((!isSame || edited !== null) && (await hasEventsBefore(tx, series.id, cut)))
  const target = isSplit
    ? await splitSeries(tx, { series, plan, cut, now })
    : await changeSeries(tx, series.id, { ...plan, written_until: horizonOf(plan.starts_at, now) }, now)
  if (isSplit)
    await giveToSeries(
      tx,
      pairing.retained.map(({ row }) => row.id),
      target.id,
    )
  // one that was made to differ goes on to do so, as long as the clock is the same
  const following = pairing.retained.filter(({ row }) => !(isSame && row.is_changed && row.id !== edited?.id))
  await followPlan(tx, platform, { following, plan, edited, byId, now })
  await writeOccurrences(tx, target, pairing.added, now)
}

function pairFor({
  series,
  plan,
  cut,
  edited,
  now,
  standing,
}: Pick<Change, 'series' | 'plan' | 'cut' | 'edited'> & {
  now: Date
  standing: EventRow[]
}): Pairing<EventRow> {
  const becomes = { repeatRule: plan.repeat_rule, timeZone: plan.time_zone }
  const recurrence = { ...becomes, startsAt: plan.starts_at, endsBefore: null }
  return pairOccurrences({
    standing,
    was: { repeatRule: series.repeat_rule, timeZone: series.time_zone },
    planned: expand(recurrence, edited ? plan.starts_at : cut, horizonOf(plan.starts_at, now)),
    becomes,
    editedId: edited?.id ?? null,
  })
}

/** The old one ends at the cut; the meeting of a group is what the new one says. */
async function splitSeries(
  tx: Tx,
  { series, plan, cut, now }: Pick<Change, 'series' | 'plan' | 'cut'> & { now: Date },
): Promise<SeriesRow> {
  await changeSeries(tx, series.id, { ends_before: cut, is_meeting: false }, now)
  const next = await insertSeries(tx, {
    ...plan,
    id: uuidv7(),
    group_id: series.group_id,
    is_meeting: series.is_meeting,
    written_until: horizonOf(plan.starts_at, now),
    created_at: now,
    updated_at: now,
  })
  await copyHosts(tx, series.id, next.id)
  return next
}

async function followPlan(
  tx: Tx,
  platform: Pick<Platform, 'clock' | 'jobs'>,
  {
    following,
    plan,
    edited,
    byId,
    now,
  }: Pick<Change, 'plan' | 'edited' | 'byId'> & { following: Pairing<EventRow>['retained']; now: Date },
): Promise<void> {
  const { starts_at: _, repeat_rule: __, duration, ...content } = plan
  const { venue, url, capacity } = plan
  const going = Math.max(0, ...following.map(({ row }) => row.going))
  if (capacity !== null && going > capacity) throw new AppError('groups.event-too-small', { going })
  const becoming = following.map(({ row, plannedAt }) => {
    const endsAt = new Date(plannedAt.getTime() + duration * 60_000)
    return { row, id: row.id, startsAt: plannedAt, endsAt }
  })
  const changed = becoming.filter(
    ({ row, startsAt, endsAt }) =>
      row.is_changed ||
      row.id === edited?.id ||
      row.planned_at.getTime() !== startsAt.getTime() ||
      isElsewhere(row, { starts_at: startsAt, ends_at: endsAt, venue, url }) ||
      Object.entries(content).some(([name, value]) => row[name as keyof typeof content] !== value),
  )
  await moveEvents(tx, changed, { ...content, is_changed: false }, now)
  const stillOn = changed.filter(({ row }) => row.cancelled_at === null)
  for (const { row, startsAt } of stillOn)
    if (row.starts_at.getTime() !== startsAt.getTime() && row.going + row.maybe + row.waiting > 0)
      await resetReminders(tx, [row.id], passedReminder(startsAt, now))
  const moved = stillOn.filter(({ row, startsAt, endsAt }) =>
    isElsewhere(row, { starts_at: startsAt, ends_at: endsAt, venue, url }),
  )
  const eventIds = moved.map(({ id }) => id)
  await queueNotifications(tx, platform, { kind: 'event_changed', eventIds, userIds: null, exceptId: byId })
  for (const { row } of stillOn)
    if (row.waiting > 0) await moveWaitingUp(tx, platform, { id: row.id, capacity, going: row.going })
}

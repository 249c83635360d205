import type { GroupId } from '#contract/groups/group.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Platform } from '#server/platform/platform.ts'
import { changeSeriesFrom } from './change-series.ts'
import { findMeeting } from './hosting-store.ts'
import { expand, horizonOf } from './recurrence-policy.ts'
import { meetingPlan } from './series-policy.ts'
import { insertSeries, lockMeetingSeries } from './series-store.ts'
import { writeOccurrences } from './write-occurrences.ts'

/**
 * Makes the series of a group's own meeting, or has it follow what the group's dialog now says. What has begun stays
 * what it was. To be called with the group's row locked.
 */
export async function syncMeeting(
  tx: Tx,
  platform: Pick<Platform, 'clock' | 'jobs'>,
  groupId: GroupId,
): Promise<void> {
  const meeting = await findMeeting(tx, groupId)
  if (meeting === null || meeting.archived_at !== null) return
  const now = platform.clock.now()
  const plan = meetingPlan(meeting)
  const series = await lockMeetingSeries(tx, groupId)
  if (series !== null) {
    await changeSeriesFrom(tx, platform, { series, plan, cut: now, edited: null, byId: null })
    return
  }
  const until = horizonOf(plan.starts_at, now)
  const row = await insertSeries(tx, {
    ...plan,
    id: uuidv7(),
    group_id: groupId,
    is_meeting: true,
    written_until: until,
    created_at: now,
    updated_at: now,
  })
  const recurrence = { startsAt: plan.starts_at, timeZone: plan.time_zone, repeatRule: plan.repeat_rule }
  await writeOccurrences(tx, row, expand({ ...recurrence, endsBefore: null }, now, until), now)
}

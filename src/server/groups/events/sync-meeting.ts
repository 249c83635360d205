import type { GroupId } from '#contract/groups/group.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { changeSeriesFrom } from './series/change-series.ts'
import { findMeeting } from './hosting-store.ts'
import { meetingPlan } from './series/series-policy.ts'
import { lockMeetingSeries } from './series/series-store.ts'
import { writeSeries } from './series/write-series.ts'

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
  await writeSeries(tx, { groupId, plan, isMeeting: true }, now)
}

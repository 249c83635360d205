import type { GroupId } from '#contract/groups/group.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { expand, horizonOf } from './recurrence-policy.ts'
import type { SeriesPlan } from './series-policy.ts'
import { insertSeries, type SeriesRow } from './series-store.ts'
import { writeOccurrences } from './write-occurrences.ts'

/** A new series, with what of it lies ahead and near written out. */
export async function writeSeries(
  tx: Tx,
  { groupId, plan, isMeeting }: { groupId: GroupId; plan: SeriesPlan; isMeeting: boolean },
  now: Date,
): Promise<SeriesRow> {
  const until = horizonOf(plan.starts_at, now)
  const series = await insertSeries(tx, {
    ...plan,
    id: uuidv7(),
    group_id: groupId,
    is_meeting: isMeeting,
    written_until: until,
    created_at: now,
    updated_at: now,
  })
  const recurrence = { startsAt: plan.starts_at, timeZone: plan.time_zone, repeatRule: plan.repeat_rule }
  await writeOccurrences(tx, series, expand({ ...recurrence, endsBefore: null }, now, until), now)
  return series
}

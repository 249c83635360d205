import type { GroupId } from '#contract/groups/group.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import {
  type AttendanceRow,
  insertAttendance,
  recount,
} from '#server/groups/events/attendance/attendance-store.ts'
import { findFirstAhead } from '#server/groups/events/series/series-store.ts'

/** Of those who are in it, every third might come, and every fourth of the others brings somebody. */
const MIGHT_EVERY = 3
const BRINGS_EVERY = 4

/** Has the members of a group answer the next occurrence of each of its series; who finds no seat waits. */
export async function writeDemoAttendance(
  tx: Tx,
  groupId: GroupId,
  userIds: readonly string[],
  at: Date,
): Promise<void> {
  const events = await findFirstAhead(tx, groupId, at)
  const rows: AttendanceRow[] = []
  for (const event of events) {
    let free = event.capacity ?? Infinity
    for (const [index, userId] of userIds.entries()) {
      const isSure = index % MIGHT_EVERY !== MIGHT_EVERY - 1
      const guests = isSure && index % BRINGS_EVERY === 1 ? 1 : 0
      const isWaiting = isSure && free < 1 + guests
      if (isSure && !isWaiting) free -= 1 + guests
      rows.push({
        event_id: event.id,
        user_id: userId,
        answer: isSure ? 'going' : 'maybe',
        guests,
        is_waiting: isWaiting,
        asked_at: new Date(at.getTime() - (userIds.length - index) * 60_000),
        reminded: null,
      })
    }
  }
  await insertAttendance(tx, rows)
  await recount(
    tx,
    events.map(({ id }) => id),
  )
}

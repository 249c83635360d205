import { sql } from 'kysely'
import type { Database } from '#server/platform/database/transactions.ts'
import type { AttendanceRow } from './attendance-store.ts'
import type { AttendeePoint } from '#server/groups/events/event-cursor-policy.ts'

const STANDING = sql`case when is_waiting then 2 when answer = 'maybe' then 1 else 0 end`

/** Without people who are hidden from the reader. */
export async function findAttendees(
  db: Database,
  {
    eventId,
    userId,
    after,
    limit,
  }: { eventId: string; userId: string; after: AttendeePoint | null; limit: number },
): Promise<(AttendanceRow & { standing: number })[]> {
  const behind = after
    ? sql`and (${STANDING}, asked_at, user_id) > (${after.standing}, ${after.at}, ${after.id}::uuid)`
    : sql``
  const { rows } = await sql<AttendanceRow & { standing: number }>`
    select *, ${STANDING} as standing from event_attendance
    where event_id = ${eventId} and answer <> 'no' and not is_blocked_between(user_id, ${userId}::uuid) ${behind}
    order by standing, asked_at, user_id
    limit ${limit}`.execute(db)
  return rows
}

import { type Selectable, sql } from 'kysely'
import type { EventAttendance } from '#server/platform/database/schema.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import type { Party } from './attendance-policy.ts'

export type AttendanceRow = Selectable<EventAttendance>

export async function findAttendance(tx: Tx, eventId: string, userId: string): Promise<AttendanceRow | null> {
  const row = await tx
    .selectFrom('event_attendance')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? null
}

export async function putAttendance(tx: Tx, row: AttendanceRow): Promise<void> {
  const { event_id: _event, user_id: _user, ...own } = row
  await tx
    .insertInto('event_attendance')
    .values(row)
    .onConflict((conflict) => conflict.columns(['event_id', 'user_id']).doUpdateSet(own))
    .execute()
}

/** Answers of people who gave none before. */
export async function insertAttendance(tx: Tx, rows: readonly AttendanceRow[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insertInto('event_attendance')
      .values([...rows])
      .execute()
}

/** Who waits for a place, members and people without an account in one queue, first come first. */
export async function findQueue(tx: Tx, eventId: string): Promise<Party[]> {
  const { rows } = await sql<Party>`
    select id, guests from (
      select user_id as id, guests, asked_at from event_attendance
      where event_id = ${eventId} and is_waiting
      union all
      select id, guests, confirmed_at from event_registration
      where event_id = ${eventId} and is_waiting) as waiting
    order by asked_at, id`.execute(tx)
  return rows
}

/** @returns which of these parties are members, and which registered without an account */
export async function admitWaiting(
  tx: Tx,
  eventId: string,
  ids: readonly string[],
): Promise<{ userIds: string[]; registrationIds: string[] }> {
  const members = await tx
    .updateTable('event_attendance')
    .set({ is_waiting: false })
    .where('event_id', '=', eventId)
    .where('user_id', 'in', ids)
    .returning('user_id')
    .execute()
  const others = await tx
    .updateTable('event_registration')
    .set({ is_waiting: false })
    .where('event_id', '=', eventId)
    .where('id', 'in', ids)
    .returning('id')
    .execute()
  return { userIds: members.map(({ user_id }) => user_id), registrationIds: others.map(({ id }) => id) }
}

/** Counts anew who goes, might go and waits, guests included, of events whose rows are locked. */
export async function recount(tx: Tx, eventIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; going: number }>`
    with party as (
      select event_id, answer, guests, is_waiting, false as is_registered from event_attendance
      where event_id = any(${eventIds}::uuid[])
      union all
      select event_id, 'going', guests, is_waiting, true from event_registration
      where event_id = any(${eventIds}::uuid[]) and confirmed_at is not null)
    update group_event set going = counted.going, maybe = counted.maybe, waiting = counted.waiting,
      registered = counted.registered
    from (
      select asked.id,
        coalesce(sum(1 + guests) filter (where answer = 'going' and not is_waiting), 0)::int as going,
        coalesce(sum(1 + guests) filter (where answer = 'maybe'), 0)::int as maybe,
        coalesce(sum(1 + guests) filter (where is_waiting), 0)::int as waiting,
        coalesce(sum(1 + guests) filter (where is_registered and not is_waiting), 0)::int as registered
      from unnest(${eventIds}::uuid[]) asked (id) left join party on event_id = asked.id
      group by asked.id) as counted
    where group_event.id = counted.id
    returning group_event.id, group_event.going`.execute(tx)
  return new Map(rows.map(({ id, going }) => [id, going]))
}

export async function deleteAttendance(tx: Tx, eventIds: readonly string[], userId: string): Promise<void> {
  if (eventIds.length === 0) return
  await tx
    .deleteFrom('event_attendance')
    .where('event_id', 'in', eventIds)
    .where('user_id', '=', userId)
    .execute()
}

/** Who takes part in an event that begins at another time is reminded anew, of what has not passed. */
export async function resetReminders(
  tx: Tx,
  eventIds: readonly string[],
  reminded: number | null,
): Promise<void> {
  if (eventIds.length === 0) return
  await tx.updateTable('event_attendance').set({ reminded }).where('event_id', 'in', eventIds).execute()
  await tx
    .updateTable('event_registration')
    .set({ reminded })
    .where('event_id', 'in', eventIds)
    .where('confirmed_at', 'is not', null)
    .execute()
}

/** Somebody to be notified of an event, and of what. */
export interface Notified {
  user_id: string
  event_id: string
  title: string
  group_id: string
  group_title: string
  starts_at: Date
  time_zone: string
}

const RECIPIENT = sql`event_attendance.user_id, event.id as event_id, event.title, event.group_id,
  host.title as group_title, event.starts_at, event.time_zone`

/** Those who come, might or wait, each with the first of these events that they answered. */
export async function findAudience(
  db: Database,
  { eventIds, userIds, exceptId }: { eventIds: string[]; userIds: string[] | null; exceptId: string | null },
): Promise<Notified[]> {
  const { rows } = await sql<Notified>`
    select distinct on (event_attendance.user_id) ${RECIPIENT}
    from event_attendance
      join group_event event on event.id = event_id
      join community_group host on host.id = event.group_id
    where event_id = any(${eventIds}::uuid[]) and answer <> 'no'
      and event_attendance.user_id is distinct from ${exceptId}::uuid
      and (${userIds}::uuid[] is null or event_attendance.user_id = any(${userIds}::uuid[]))
    order by event_attendance.user_id, event.starts_at, event.id`.execute(db)
  return rows
}

/** Takes some who are to be reminded, each once for each of the times before an event (in hours, furthest first). */
export async function takeToRemind(
  tx: Tx,
  { hours: [far, near], now, limit }: { hours: readonly [number, number]; now: Date; limit: number },
): Promise<(Notified & { reminded: number })[]> {
  const { rows } = await sql<Notified & { reminded: number }>`
    with due as (
      select event_attendance.event_id, event_attendance.user_id,
        case when event.starts_at <= ${now}::timestamptz + interval '1 hour' * ${near} then ${near}::int
          else ${far}::int end as hours
      from group_event event join event_attendance on event_attendance.event_id = event.id
      where event.cancelled_at is null
        and event.starts_at > ${now} and event.starts_at <= ${now}::timestamptz + interval '1 hour' * ${far}
        and answer <> 'no' and not is_waiting
        and (reminded is null
          or reminded > ${near} and event.starts_at <= ${now}::timestamptz + interval '1 hour' * ${near})
      order by event.starts_at, event.id
      limit ${limit}
      for update of event_attendance skip locked)
    update event_attendance set reminded = due.hours
    from due
      join group_event event on event.id = due.event_id
      join community_group host on host.id = event.group_id
    where event_attendance.event_id = due.event_id and event_attendance.user_id = due.user_id
    returning ${RECIPIENT}, event_attendance.reminded`.execute(tx)
  return rows
}

export function exportAttendance(tx: Tx, userId: string): Promise<AttendanceRow[]> {
  return tx
    .selectFrom('event_attendance')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('event_id')
    .execute()
}

/** Their places are free for those who wait, and the counts are right; who moves up is seen to by a job. */
export async function deleteAttendanceOf(tx: Tx, userId: string): Promise<void> {
  const events = await tx
    .selectFrom('group_event')
    .select('id')
    .where('id', 'in', (asked) =>
      asked.selectFrom('event_attendance').select('event_id').where('user_id', '=', userId),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  const ids = events.map(({ id }) => id)
  await deleteAttendance(tx, ids, userId)
  await recount(tx, ids)
}

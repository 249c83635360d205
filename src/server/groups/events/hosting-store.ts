import { sql } from 'kysely'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

/** The group that an event is of, and how its reader stands to it. */
export interface Host {
  id: string
  title: string
  archived_at: Date | null
  requires_approval: boolean
  role: string | null
  status: string | null
  /** Of this event's series, chosen by those who lead. */
  is_host: boolean
  /** Staff withhold it, or whoever leads it and the reader are hidden from each other. */
  is_hidden: boolean
}

const columnsFor = (
  userId: string | null,
) => sql`host.id, host.title, host.archived_at, host.requires_approval, role, status,
  (host.withheld_at is not null or ${userId}::uuid is not null and host.admin_id is not null
    and is_blocked_between(${userId}::uuid, host.admin_id)) as is_hidden`

const membershipOf = (userId: string | null) => sql`left join group_member member
  on member.group_id = host.id and member.user_id = ${userId}::uuid`

export async function findHost(
  db: Database | Tx,
  groupId: string,
  userId: string | null,
): Promise<Host | null> {
  const { rows } = await sql<Host>`
    select ${columnsFor(userId)}, false as is_host from community_group host ${membershipOf(userId)}
    where host.id = ${groupId}`.execute(db)
  return rows[0] ?? null
}

export async function findHostOfEvent(
  db: Database | Tx,
  eventId: string,
  userId: string | null,
): Promise<Host | null> {
  const { rows } = await sql<Host>`
    select ${columnsFor(userId)}, exists (
      select from group_event_host as chosen
      where chosen.series_id = event.series_id and chosen.user_id = ${userId}::uuid) as is_host
    from group_event event join community_group host on host.id = event.group_id ${membershipOf(userId)}
    where event.id = ${eventId}`.execute(db)
  return rows[0] ?? null
}

/** Who changes the events of a group does so one after the other. */
export async function lockHost(tx: Tx, groupId: string): Promise<void> {
  await sql`select from community_group where id = ${groupId} for no key update`.execute(tx)
}

/** Whether somebody is a member; whoever takes them out meanwhile waits. */
export async function lockActive(tx: Tx, groupId: string, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from group_member where group_id = ${groupId} and user_id = ${userId} and status = 'active'
    for share`.execute(tx)
  return rows.length > 0
}

export async function markActive(tx: Tx, groupId: string, at: Date): Promise<void> {
  await tx
    .updateTable('community_group')
    .set({ active_at: at })
    .where('id', '=', groupId)
    .where('active_at', '<', at)
    .execute()
}

/** What a group's dialog says of its meeting. */
export interface MeetingRow {
  title: string
  location_city: string | null
  location_state: string | null
  location_zip: string | null
  meeting_type: string
  online_url: string | null
  starts_at: Date
  ends_at: Date | null
  time_zone: string
  repeat_rule: string | null
  archived_at: Date | null
}

export async function findMeeting(tx: Tx, groupId: string): Promise<MeetingRow | null> {
  const row = await tx
    .selectFrom('community_group')
    .select([
      'title',
      'location_city',
      'location_state',
      'location_zip',
      'meeting_type',
      'online_url',
      'starts_at',
      'ends_at',
      'time_zone',
      'repeat_rule',
      'archived_at',
    ])
    .where('id', '=', groupId)
    .executeTakeFirst()
  return row ?? null
}

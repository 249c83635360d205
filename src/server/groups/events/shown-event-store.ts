import { type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import type { EventRow } from './event-store.ts'
import type { CursorPoint } from '#server/platform/cursor.ts'

/** An occurrence with what its reader is shown beside it. */
export interface ShownRow extends EventRow {
  group_title: string
  group_archived_at: Date | null
  requires_approval: boolean
  /** The group's. */
  location_city: string | null
  repeat_rule: string | null
  is_meeting: boolean
  /** The reader's, where they are an active member. */
  role: string | null
  own_answer: string | null
  own_guests: number | null
  own_waits: boolean | null
  own_place: number | null
  /** The reader is one of its hosts. */
  is_host: boolean
  /** Empty for others than members. */
  host_ids: string[]
  /** The first who go; empty for others than members. */
  face_ids: string[]
}

/** People on an event's card. */
const FACES = 5
/** No event is longer (EVENT_LIMITS.longestHours), so one that began before is over. */
const LONGEST = sql.raw(`interval '72 hours'`)

interface Asked {
  userId: string | null
  where: RawBuilder<unknown>
  order: RawBuilder<unknown>
  limit: number
}

/** Groups that staff withhold, and those of people who are hidden from the reader, hold nothing. */
async function findShown(db: Database | Tx, { userId, where, order, limit }: Asked): Promise<ShownRow[]> {
  const { rows } = await sql<ShownRow>`
    select event.*, host.title as group_title, host.archived_at as group_archived_at,
      host.requires_approval, host.location_city,
      series.repeat_rule, series.is_meeting, member.role,
      own.answer as own_answer, own.guests as own_guests, own.is_waiting as own_waits,
      case when own.is_waiting then (
        select count(*)::int from (
          select asked_at, user_id as id from event_attendance where event_id = event.id and is_waiting
          union all
          select confirmed_at, id from event_registration
          where event_registration.event_id = event.id and is_waiting) as ahead
        where (ahead.asked_at, ahead.id) <= (own.asked_at, own.user_id)) end as own_place,
      exists (
        select from group_event_host chosen
        where chosen.series_id = event.series_id and chosen.user_id = member.user_id) as is_host,
      case when member.role is null then array[]::uuid[] else array(
        select chosen.user_id from group_event_host chosen
          join group_member inside on inside.group_id = event.group_id and inside.user_id = chosen.user_id
        where chosen.series_id = event.series_id and inside.status = 'active'
          and not is_blocked_between(chosen.user_id, member.user_id)
        order by chosen.user_id) end as host_ids,
      case when member.role is null then array[]::uuid[] else array(
        select face.user_id from event_attendance face
        where face.event_id = event.id and face.answer = 'going' and not face.is_waiting
          and not is_blocked_between(face.user_id, member.user_id)
        order by face.asked_at, face.user_id
        limit ${FACES}) end as face_ids
    from group_event event
      join community_group host on host.id = event.group_id
      join group_event_series series on series.id = event.series_id
      left join group_member member
        on member.group_id = event.group_id and member.user_id = ${userId}::uuid and member.status = 'active'
      left join event_attendance own on own.event_id = event.id and own.user_id = ${userId}::uuid
    where ${where} and host.withheld_at is null
      and (${userId}::uuid is null or host.admin_id is null
        or not is_blocked_between(${userId}::uuid, host.admin_id))
    order by ${order}
    limit ${limit}`.execute(db)
  return rows
}

export async function findShownEvent(
  db: Database | Tx,
  id: string,
  userId: string | null,
): Promise<ShownRow | null> {
  const where = sql`event.id = ${id}`
  const [row] = await findShown(db, { userId, where, order: sql`event.id`, limit: 1 })
  return row ?? null
}

/** The occurrence of a series that is the first to begin. */
export async function findFirstEvent(tx: Tx, seriesId: string, userId: string): Promise<ShownRow | null> {
  const where = sql`event.series_id = ${seriesId}`
  const [row] = await findShown(tx, { userId, where, order: sql`event.starts_at, event.id`, limit: 1 })
  return row ?? null
}

interface Page {
  groupId: string
  userId: string | null
  now: Date
  after: CursorPoint | null
  limit: number
}

/** What is not over, soonest first. */
export function findComing(db: Database, { groupId, userId, now, after, limit }: Page): Promise<ShownRow[]> {
  const where = sql`event.group_id = ${groupId} and event.ends_at > ${now}
    and event.starts_at > ${now}::timestamptz - ${LONGEST}
    ${after ? sql`and (event.starts_at, event.id) > (${after.at}, ${after.id}::uuid)` : sql``}`
  return findShown(db, { userId, where, order: sql`event.starts_at, event.id`, limit })
}

/** What is over, latest first. */
export function findPast(db: Database, { groupId, userId, now, after, limit }: Page): Promise<ShownRow[]> {
  const where = sql`event.group_id = ${groupId} and event.ends_at <= ${now} and event.starts_at < ${now}
    ${after ? sql`and (event.starts_at, event.id) < (${after.at}, ${after.id}::uuid)` : sql``}`
  return findShown(db, { userId, where, order: sql`event.starts_at desc, event.id desc`, limit })
}

import { sql } from 'kysely'
import { EARTH_RADIUS_MILES } from '#contract/geo/place.ts'
import type { Database } from '#server/platform/database/transactions.ts'
import type { EventRow } from './event-store.ts'

export type MonthRow = Pick<
  EventRow,
  | 'id'
  | 'group_id'
  | 'title'
  | 'starts_at'
  | 'ends_at'
  | 'ends_open'
  | 'time_zone'
  | 'venue'
  | 'url'
  | 'cancelled_at'
> & {
  group_title: string
  requires_approval: boolean
  location_city: string | null
  /** The reader's, where they are an active member. */
  role: string | null
  /** How many there are, up to one more than was asked for of each kind. */
  found: number
}

interface Asked {
  from: Date
  until: Date
  userId: string | null
  /** Null: anywhere. */
  around: { lat: number; lng: number; miles: number } | null
  limit: number
}

/** The span of an event that is no longer than EVENT_LIMITS.longestHours. */
const LONGEST = sql.raw(`interval '72 hours'`)

/**
 * What takes place from one instant to another, soonest first. What is near is never crowded out by what is online
 * anywhere: of that there is as much as there is room for.
 */
export async function findMonth(
  db: Database,
  { from, until, userId, around, limit }: Asked,
): Promise<MonthRow[]> {
  const columns = sql`event.id, event.group_id, event.title, event.starts_at, event.ends_at, event.ends_open, event.time_zone,
    event.venue, event.url, event.cancelled_at, host.title as group_title, host.requires_approval, host.location_city,
    member.role`
  const within = sql`event.cancelled_at is null and event.ends_at > ${from}
    and event.starts_at > ${from}::timestamptz - ${LONGEST} and event.starts_at < ${until}
    and host.archived_at is null
    and (${userId}::uuid is null or host.admin_id is null
      or not is_blocked_between(${userId}::uuid, host.admin_id))`
  const joined = sql`group_event event join community_group host on host.id = event.group_id
    left join group_member member
      on member.group_id = host.id and member.user_id = ${userId}::uuid and member.status = 'active'`
  const soonest = sql`order by event.starts_at, event.id limit ${limit + 1}`
  const near = around === null ? sql`true` : isNear(around)
  const elsewhere =
    around === null
      ? sql`false`
      : sql`host.meeting_type = 'online' and event.url is not null and not coalesce(${near}, false)`
  const { rows } = await sql<MonthRow>`
    with near as (select ${columns}, 0 as turn from ${joined} where ${within} and ${near} ${soonest}),
    online as (select ${columns}, 1 as turn from ${joined} where ${within} and ${elsewhere} ${soonest}),
    chosen as (
      select *, count(*) over ()::int as found
      from (select * from near union all select * from online) as both_kinds
      order by turn, starts_at, id
      limit ${limit})
    select * from chosen order by starts_at, id`.execute(db)
  return rows
}

/** Along the surface it is a little longer than through the earth, where points are compared. */
function isNear({ lat, lng, miles }: { lat: number; lng: number; miles: number }) {
  const chord = 2 * EARTH_RADIUS_MILES * Math.sin(miles / (2 * EARTH_RADIUS_MILES))
  return sql<boolean>`(host.point <@ cube_enlarge(globe_point(${lat}, ${lng}), ${chord}, 3)
    and (host.point <-> globe_point(${lat}, ${lng})) <= ${chord})`
}

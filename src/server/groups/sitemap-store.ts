import { sql } from 'kysely'
import type { Database } from '#server/platform/database/transactions.ts'

/** What search engines see of a group or an event. */
export interface FoundRow {
  id: string
  title: string
  updatedAt: Date
}

interface Part {
  skip: number
  limit: number
}

/** The next occurrence of each series: the others say the same on another day. */
const COMING = sql`
  from group_event_series series
  join community_group host on host.id = series.group_id and host.archived_at is null and not host.requires_approval
  cross join lateral (
    select id, title, updated_at from group_event
    where series_id = series.id and cancelled_at is null and ends_at > clock_now()
    order by planned_at limit 1) as coming`

/** Groups that are not archived and let everybody in, and their series that go on. */
export async function countFound(db: Database): Promise<{ groups: number; events: number }> {
  const { rows } = await sql<{ groups: number; events: number }>`
    select (select count(*)::integer from community_group
      where archived_at is null and not requires_approval) as groups,
      (select count(*)::integer ${COMING}) as events`.execute(db)
  return rows[0] ?? { groups: 0, events: 0 }
}

/** In the order in which they were founded, so that what is new comes into the last part. */
export async function findFoundGroups(db: Database, { skip, limit }: Part): Promise<FoundRow[]> {
  const { rows } = await sql<FoundRow>`
    select id, title, updated_at as "updatedAt" from community_group
    where archived_at is null and not requires_approval order by id offset ${skip} limit ${limit}`.execute(db)
  return rows
}

export async function findFoundEvents(db: Database, { skip, limit }: Part): Promise<FoundRow[]> {
  const { rows } = await sql<FoundRow>`
    select coming.id, coming.title, coming.updated_at as "updatedAt" ${COMING}
    order by series.id offset ${skip} limit ${limit}`.execute(db)
  return rows
}

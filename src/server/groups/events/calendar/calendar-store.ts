import { type Selectable, sql } from 'kysely'
import type { CommunityGroup } from '#server/platform/database/schema.ts'
import type { Database } from '#server/platform/database/transactions.ts'
import type { EventRow } from '#server/groups/events/event-store.ts'
import type { SeriesRow } from '#server/groups/events/series/series-store.ts'

/** How a group tells of its events. */
export type CalendarGroup = Pick<
  Selectable<CommunityGroup>,
  'id' | 'title' | 'requires_approval' | 'location_city'
>
export type CalendarEvent = EventRow & { repeat_rule: string | null }

/** Older events are left out of calendars, and no calendar holds more. */
const EVENTS_MAX = 2000

export async function findCalendarEvent(db: Database, id: string): Promise<CalendarEvent | null> {
  const { rows } = await sql<CalendarEvent>`
    select event.*, repeat_rule
    from group_event event join group_event_series series on series.id = series_id
    where event.id = ${id}`.execute(db)
  return rows[0] ?? null
}

export async function findCalendarGroup(db: Database, id: string): Promise<CalendarGroup | null> {
  const row = await db
    .selectFrom('community_group')
    .select(['id', 'title', 'requires_approval', 'location_city'])
    .where('id', '=', id)
    .where('withheld_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

/** What repeats, also what ended since then. */
export function findRepeating(db: Database, groupId: string, since: Date): Promise<SeriesRow[]> {
  return db
    .selectFrom('group_event_series')
    .selectAll()
    .where('group_id', '=', groupId)
    .where('repeat_rule', 'is not', null)
    .where((is) => is.or([is('ends_before', 'is', null), is('ends_before', '>', since)]))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** What takes place once, and occurrences that differ from their series; since then. */
export async function findSingular(db: Database, groupId: string, since: Date): Promise<CalendarEvent[]> {
  const { rows } = await sql<CalendarEvent>`
    select event.*, repeat_rule
    from group_event event join group_event_series series on series.id = series_id
    where event.group_id = ${groupId} and event.starts_at > ${since}
      and (repeat_rule is null or is_changed or cancelled_at is not null)
    order by event.starts_at desc, event.id
    limit ${EVENTS_MAX}`.execute(db)
  return rows
}

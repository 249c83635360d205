import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { GroupEventSeries } from '#server/platform/database/schema.ts'
import type { Tx } from '#server/platform/database/transactions.ts'

export type SeriesRow = Selectable<GroupEventSeries>

export function insertSeries(tx: Tx, series: Insertable<GroupEventSeries>): Promise<SeriesRow> {
  return tx.insertInto('group_event_series').values(series).returningAll().executeTakeFirstOrThrow()
}

/** Calendars that were given it before take the change for newer. */
export function changeSeries(
  tx: Tx,
  id: string,
  changes: Updateable<GroupEventSeries>,
  at: Date,
): Promise<SeriesRow> {
  return tx
    .updateTable('group_event_series')
    .set({ ...changes, updated_at: at, sequence: sql`sequence + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function lockSeries(tx: Tx, id: string): Promise<SeriesRow> {
  return tx
    .selectFrom('group_event_series')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function lockMeetingSeries(tx: Tx, groupId: string): Promise<SeriesRow | null> {
  const row = await tx
    .selectFrom('group_event_series')
    .selectAll()
    .where('group_id', '=', groupId)
    .where('is_meeting', '=', true)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

export async function countSeriesAhead(tx: Tx, groupId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(distinct series_id)::int as n from group_event
    where group_id = ${groupId} and starts_at > ${now} and cancelled_at is null`.execute(tx)
  return rows[0]?.n ?? 0
}

/** The next occurrence of each series of a group. */
export async function findFirstAhead(
  tx: Tx,
  groupId: string,
  now: Date,
): Promise<{ id: string; capacity: number | null }[]> {
  const { rows } = await sql<{ id: string; capacity: number | null }>`
    select distinct on (series_id) id, capacity from group_event
    where group_id = ${groupId} and starts_at > ${now} and cancelled_at is null
    order by series_id, starts_at`.execute(tx)
  return rows
}

/** Nothing in a group begins from here on, unless it ended before. */
export async function endSeriesOf(tx: Tx, groupId: string, at: Date): Promise<void> {
  await sql`
    update group_event_series set ends_before = ${at}, updated_at = ${at}, sequence = sequence + 1
    where group_id = ${groupId} and (ends_before is null or ends_before > ${at})`.execute(tx)
}

/** Takes one series of which too little is written out; others go on with the next one. */
export async function takeToWrite(tx: Tx, before: Date): Promise<SeriesRow | null> {
  const row = await tx
    .selectFrom('group_event_series')
    .selectAll()
    .where('repeat_rule', 'is not', null)
    .where('ends_before', 'is', null)
    .where('written_until', '<', before)
    .orderBy('written_until')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row ?? null
}

/** No change of what it says. */
export async function markWritten(tx: Tx, id: string, until: Date): Promise<void> {
  await tx.updateTable('group_event_series').set({ written_until: until }).where('id', '=', id).execute()
}

import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { GroupEvent } from '#server/platform/database/schema.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

export type EventRow = Selectable<GroupEvent>
export type NewEvent = Insertable<GroupEvent>

/** What is there already stays as it is. */
export async function insertEvents(tx: Tx, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return
  await tx
    .insertInto('group_event')
    .values([...events])
    .onConflict((conflict) => conflict.columns(['series_id', 'planned_at']).doNothing())
    .execute()
}

export async function lockEvent(tx: Tx, id: string): Promise<EventRow | null> {
  const row = await tx
    .selectFrom('group_event')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

export function findEvents(db: Database | Tx, ids: readonly string[]): Promise<EventRow[]> {
  if (ids.length === 0) return Promise.resolve([])
  return db.selectFrom('group_event').selectAll().where('id', 'in', ids).execute()
}

/** All rows are locked in one order, so that no two wait for each other. */
const locked = (tx: Tx) => tx.selectFrom('group_event').selectAll().orderBy('id').forUpdate()

/** What its rule places at an instant or later. */
export const lockEventsFrom = (tx: Tx, seriesId: string, plannedFrom: Date): Promise<EventRow[]> =>
  locked(tx).where('series_id', '=', seriesId).where('planned_at', '>=', plannedFrom).execute()

/** What has not begun. */
export const lockEventsAhead = (tx: Tx, groupId: string, now: Date): Promise<EventRow[]> =>
  locked(tx).where('group_id', '=', groupId).where('starts_at', '>', now).execute()

/** What is not over, and this person answered. */
export const lockAnswered = (tx: Tx, groupId: string, userId: string, now: Date): Promise<EventRow[]> =>
  locked(tx)
    .where('group_id', '=', groupId)
    .where('ends_at', '>', now)
    .where('id', 'in', (asked) =>
      asked.selectFrom('event_attendance').select('event_id').where('user_id', '=', userId),
    )
    .execute()

/** Some, where people wait although places are free; who changes one of them is not waited for. */
export async function lockWithPlaces(
  tx: Tx,
  { after, now, limit }: { after: string | null; now: Date; limit: number },
): Promise<EventRow[]> {
  return tx
    .selectFrom('group_event')
    .selectAll()
    .where('starts_at', '>', now)
    .where('cancelled_at', 'is', null)
    .where('waiting', '>', 0)
    .where(sql<boolean>`(capacity is null or going < capacity)`)
    .$if(after !== null, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
}

export async function hasEventsBefore(tx: Tx, seriesId: string, planned: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('group_event')
    .select('id')
    .where('series_id', '=', seriesId)
    .where('planned_at', '<', planned)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

const counted = (at: Date) => ({
  updated_at: at,
  version: sql<number>`version + 1`,
  sequence: sql<number>`sequence + 1`,
})

export async function changeEvent(
  tx: Tx,
  id: string,
  changes: Updateable<GroupEvent>,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('group_event')
    .set({ ...changes, ...counted(at) })
    .where('id', '=', id)
    .execute()
}

/** They say the same, each at its own time. */
export async function moveEvents(
  tx: Tx,
  times: readonly { id: string; startsAt: Date; endsAt: Date }[],
  changes: Updateable<GroupEvent>,
  at: Date,
): Promise<void> {
  if (times.length === 0) return
  await tx
    .updateTable('group_event')
    .from(
      sql<{ moved_id: string; begins: Date; finishes: Date }>`unnest(
        ${times.map(({ id }) => id)}::uuid[],
        ${times.map(({ startsAt }) => startsAt.toISOString())}::timestamptz[],
        ${times.map(({ endsAt }) => endsAt.toISOString())}::timestamptz[])`.as<'moved'>(
        sql`moved (moved_id, begins, finishes)`,
      ),
    )
    .set({
      ...changes,
      updated_at: at,
      version: sql`group_event.version + 1`,
      sequence: sql`group_event.sequence + 1`,
      planned_at: sql`moved.begins`,
      starts_at: sql`moved.begins`,
      ends_at: sql`moved.finishes`,
    })
    .whereRef('group_event.id', '=', 'moved.moved_id')
    .execute()
}

export async function giveToSeries(tx: Tx, ids: readonly string[], seriesId: string): Promise<void> {
  if (ids.length === 0) return
  await tx.updateTable('group_event').set({ series_id: seriesId }).where('id', 'in', ids).execute()
}

export async function cancelEvents(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('group_event')
    .set({ cancelled_at: at, ...counted(at) })
    .where('id', 'in', ids)
    .execute()
}

/** It takes place after all; what is over stays as it was. */
export async function restoreEvent(tx: Tx, id: string, at: Date): Promise<void> {
  await tx
    .updateTable('group_event')
    .set({ cancelled_at: null, ...counted(at) })
    .where('id', '=', id)
    .where('cancelled_at', 'is not', null)
    .where('ends_at', '>', at)
    .execute()
}

export async function deleteEvents(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.deleteFrom('group_event').where('id', 'in', ids).execute()
}

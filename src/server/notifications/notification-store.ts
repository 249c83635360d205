import { type Selectable, sql } from 'kysely'
import type { Notice } from '#contract/notifications/notification.ts'
import type { Notification } from '#server/platform/database/schema.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

export type NotificationRow = Selectable<Notification>

/** A place in the order from new to old. */
export interface Point {
  at: Date
  id: string
}

export async function insertNotification(
  tx: Tx,
  { id, userId, notice, at }: { id: string; userId: string; notice: Notice; at: Date },
): Promise<void> {
  const { kind, subjectId, facts } = notice
  const columns = { kind, subject_id: subjectId, facts: JSON.stringify(facts), created_at: at }
  await tx
    .insertInto('notification')
    .values({ id, user_id: userId, ...columns })
    .execute()
}

/** Newest first. */
export function findNotifications(
  db: Database,
  userId: string,
  { after, most }: { after: Point | null; most: number },
): Promise<NotificationRow[]> {
  return db
    .selectFrom('notification')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${after?.at}, ${after?.id}::uuid)`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}

export async function findNotification(db: Database, id: string): Promise<NotificationRow | null> {
  const row = await db.selectFrom('notification').selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? null
}

/** Counts up to `most`. */
export async function countUnreadOf(db: Database, userId: string, most: number): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::int as unread from (
      select from notification where user_id = ${userId} and read_at is null limit ${most}) as unread_ones`.execute(
    db,
  )
  return rows[0]?.unread ?? 0
}

/** @returns how many of them had not been read before */
export async function markNotificationsRead(
  tx: Tx,
  userId: string,
  ids: readonly string[] | 'all',
  now: Date,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('notification')
    .set({ read_at: sql`greatest(created_at, ${now})` })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .$if(ids !== 'all', (query) => query.where('id', 'in', [...ids]))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

export async function deleteNotificationsBefore(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('notification').where('created_at', '<', before).execute()
}

export function exportNotifications(tx: Tx, userId: string): Promise<NotificationRow[]> {
  return tx.selectFrom('notification').selectAll().where('user_id', '=', userId).orderBy('id').execute()
}

export async function deleteNotificationsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('notification').where('user_id', '=', userId).execute()
}

import type { CursorPoint } from '#server/platform/cursor.ts'
import { type Selectable, sql } from 'kysely'
import type { Notice } from '#contract/notices.ts'
import type { Notification } from '#server/platform/database/schema.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

export type NotificationRow = Selectable<Notification>

/** Two of one key are one. */
export async function wasNotified(tx: Tx, userId: string, key: string): Promise<boolean> {
  const row = await tx
    .selectFrom('notification')
    .select('id')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst()
  return row !== undefined
}

/** Takes the newest row of the group that the next thing about this subject joins; null when that begins one. */
export async function takeOpenGroup(
  tx: Tx,
  { userId, kind, subjectId, since }: { userId: string; kind: string; subjectId: string; since: Date },
): Promise<NotificationRow | null> {
  const newest = tx
    .selectFrom('notification')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('is_newest', '=', true)
    .where('read_at', 'is', null)
    .where('began_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(1)
    .forUpdate()
  const row = await tx
    .updateTable('notification')
    .set({ is_newest: false })
    .where('id', '=', newest)
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

/** Earlier notifications about this subject are replaced by what follows, so the list shows that alone. */
export async function supersede(
  tx: Tx,
  { userId, kind, subjectId }: { userId: string; kind: string; subjectId: string },
): Promise<void> {
  await tx
    .updateTable('notification')
    .set({ is_newest: false })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('is_newest', '=', true)
    .execute()
}

interface NewRow {
  id: string
  userId: string
  aboutId: string | null
  notice: Notice
  key: string
  at: Date
  inApp: boolean
  mailDueAt: Date | null
  /** The row that spoke for the group until now. */
  before: NotificationRow | null
}

export function insertNotification(
  tx: Tx,
  { id, userId, aboutId, notice, key, at, inApp, mailDueAt, before }: NewRow,
): Promise<NotificationRow> {
  const { kind, subjectId, facts } = notice
  const columns = {
    kind,
    about_id: aboutId,
    subject_id: subjectId,
    facts: JSON.stringify(facts),
    key,
    created_at: at,
    began_at: before?.began_at ?? at,
    group_id: before && groupOf(before),
    in_app: inApp,
    mail_due_at: mailDueAt,
  }
  return tx
    .insertInto('notification')
    .values({ id, user_id: userId, ...columns })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const groupOf = ({ group_id, id }: Pick<NotificationRow, 'group_id' | 'id'>): string => group_id ?? id

/** What the app shows of somebody's notices: each group by its newest row, newest first. */
export function findNotifications(
  db: Database,
  userId: string,
  { after, limit }: { after: CursorPoint | null; limit: number },
): Promise<NotificationRow[]> {
  return db
    .selectFrom('notification')
    .selectAll()
    .where('user_id', '=', userId)
    .where('is_newest', '=', true)
    .where('in_app', '=', true)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${after?.at}, ${after?.id}::uuid)`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function findNotification(db: Database | Tx, id: string): Promise<NotificationRow | null> {
  const row = await db.selectFrom('notification').selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? null
}

/** Counts up to `limit`. */
export async function countUnreadOf(db: Database, userId: string, limit: number): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::int as unread from (
      select from notification where user_id = ${userId} and read_at is null and is_newest and in_app
      limit ${limit}) as unread_ones`.execute(db)
  return rows[0]?.unread ?? 0
}

/** Whole groups. @returns the groups that had not been read before */
export async function markNotificationsRead(
  tx: Tx,
  userId: string,
  groupIds: readonly string[] | 'all',
  now: Date,
): Promise<string[]> {
  const rows = await tx
    .updateTable('notification')
    .set({ read_at: sql`greatest(created_at, ${now})`, mail_due_at: null })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .$if(groupIds !== 'all', (query) => query.where(sql`coalesce(group_id, id)`, 'in', [...groupIds]))
    .returning(['id', 'group_id', 'is_newest', 'in_app'])
    .execute()
  return rows.filter(({ is_newest, in_app }) => is_newest && in_app).map(groupOf)
}

/** The groups about a subject that have not been read. */
export async function findUnreadAbout(
  tx: Tx,
  userId: string,
  { kind, subjectId }: { kind: string; subjectId: string },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('notification')
    .select(['id', 'group_id'])
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('is_newest', '=', true)
    .where('read_at', 'is', null)
    .execute()
  return rows.map(groupOf)
}

/** Takes all about a subject out of the app and out of the mails. @returns the groups that were shown until now */
export async function hideNotificationsAbout(
  tx: Tx,
  userId: string,
  { kind, subjectId }: { kind: string; subjectId: string },
  now: Date,
): Promise<string[]> {
  const rows = await tx
    .updateTable('notification')
    .set({
      in_app: false,
      mail_due_at: null,
      read_at: sql`coalesce(read_at, greatest(created_at, ${now}))`,
    })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('in_app', '=', true)
    .returning(['id', 'group_id', 'is_newest'])
    .execute()
  return rows.filter(({ is_newest }) => is_newest).map(groupOf)
}

/** What somebody has not read and is to get by mail, oldest first; nobody else sends it until the transaction ends. */
export function lockToMail(tx: Tx, userId: string): Promise<NotificationRow[]> {
  return tx
    .selectFrom('notification')
    .selectAll()
    .where('user_id', '=', userId)
    .where('mail_due_at', 'is not', null)
    .where('is_newest', '=', true)
    .where('read_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function clearMailDue(db: Database | Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.updateTable('notification').set({ mail_due_at: null }).where('id', 'in', ids).execute()
}

export async function postponeMail(tx: Tx, ids: readonly string[], until: Date): Promise<void> {
  if (ids.length === 0) return
  await tx.updateTable('notification').set({ mail_due_at: until }).where('id', 'in', ids).execute()
}

export async function deleteNotificationsBefore(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('notification').where('created_at', '<', before).execute()
}

/** Without the account of whoever they name: in dating it would tell who is behind a first name. */
export async function exportNotifications(tx: Tx, userId: string): Promise<unknown[]> {
  const rows = await tx
    .selectFrom('notification')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
  return rows.map(({ about_id: _, ...row }) => row)
}

/** Theirs, and those of others that name them. */
export async function deleteNotificationsOf(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom('notification')
    .where((build) => build.or([build('user_id', '=', userId), build('about_id', '=', userId)]))
    .execute()
}

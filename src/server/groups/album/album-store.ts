import { type Selectable, sql } from 'kysely'
import type { CursorPoint } from '#server/platform/cursor.ts'
import type { GroupPhoto } from '#server/platform/database/schema.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

export type PhotoRow = Selectable<GroupPhoto>

export async function countPhotos(tx: Tx, groupId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('group_photo')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('group_id', '=', groupId)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertPhotos(tx: Tx, rows: readonly PhotoRow[]): Promise<void> {
  await tx
    .insertInto('group_photo')
    .values([...rows])
    .execute()
}

/** The newest first; without those of people who are hidden from the reader, and those that nobody sees. */
export async function findPhotos(
  db: Database,
  {
    groupId,
    userId,
    after,
    limit,
  }: { groupId: string; userId: string; after: CursorPoint | null; limit: number },
): Promise<PhotoRow[]> {
  const behind = after ? sql`and (created_at, id) < (${after.at}, ${after.id}::uuid)` : sql``
  const { rows } = await sql<PhotoRow>`
    select * from group_photo
    where group_id = ${groupId} and withheld is null
      and not is_blocked_between(user_id, ${userId}::uuid) ${behind}
    order by created_at desc, id desc
    limit ${limit}`.execute(db)
  return rows
}

export async function findPhoto(db: Database | Tx, id: string): Promise<PhotoRow | null> {
  const row = await db.selectFrom('group_photo').selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? null
}

export async function lockPhoto(tx: Tx, id: string): Promise<PhotoRow | null> {
  const row = await tx
    .selectFrom('group_photo')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

export async function findPhotoOf(tx: Tx, mediaId: string): Promise<PhotoRow | null> {
  const row = await tx
    .selectFrom('group_photo')
    .selectAll()
    .where('media_id', '=', mediaId)
    .executeTakeFirst()
  return row ?? null
}

export async function setWithheld(tx: Tx, id: string, withheld: 'review' | 'removed' | null): Promise<void> {
  await tx.updateTable('group_photo').set({ withheld }).where('id', '=', id).execute()
}

/** The pictures of all photos of a group. */
export async function findPictureIds(tx: Tx, groupId: string): Promise<string[]> {
  const rows = await tx.selectFrom('group_photo').select('media_id').where('group_id', '=', groupId).execute()
  return rows.map(({ media_id }) => media_id)
}

export function exportPhotos(tx: Tx, userId: string): Promise<unknown[]> {
  return tx
    .selectFrom('group_photo')
    .select(['id', 'group_id', 'media_id', 'created_at', 'withheld'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function deletePhotosOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('group_photo').where('user_id', '=', userId).execute()
}

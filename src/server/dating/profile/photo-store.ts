import type { Database, Tx } from '#server/platform/database/transactions.ts'

/** Photos of profiles in their order. */
export function findDatingPhotos(
  db: Database | Tx,
  userIds: readonly string[],
): Promise<{ user_id: string; media_id: string }[]> {
  if (userIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('dating_photo')
    .select(['user_id', 'media_id'])
    .where('user_id', 'in', userIds)
    .orderBy('user_id')
    .orderBy('position')
    .execute()
}

/** The main photo of each. */
export async function findMainPhotos(
  db: Database | Tx,
  userIds: readonly string[],
): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('dating_photo')
    .select(['user_id', 'media_id'])
    .where('user_id', 'in', userIds)
    .where('position', '=', 0)
    .execute()
  return new Map(rows.map(({ user_id, media_id }) => [user_id, media_id]))
}

/** Shows these photos, in this order, in place of those before. */
export async function writeDatingPhotos(tx: Tx, userId: string, mediaIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('dating_photo').where('user_id', '=', userId).execute()
  await tx
    .insertInto('dating_photo')
    .values(mediaIds.map((media_id, position) => ({ user_id: userId, media_id, position })))
    .execute()
}

/** Whose profile shows this photo; null when none does. */
export async function findShownBy(db: Database | Tx, mediaId: string): Promise<string | null> {
  const row = await db
    .selectFrom('dating_photo')
    .select('user_id')
    .where('media_id', '=', mediaId)
    .executeTakeFirst()
  return row?.user_id ?? null
}

export function exportDatingPhotos(tx: Tx, userId: string): Promise<unknown[]> {
  return tx.selectFrom('dating_photo').selectAll().where('user_id', '=', userId).orderBy('position').execute()
}

import { type Selectable, sql } from 'kysely'
import type { MediaPurpose } from '#contract/media/picture.ts'
import type { Media } from '#server/platform/database/schema.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

export type MediaRow = Selectable<Media>

/** Says that files of this id will exist; they are swept after an hour unless a row has come by then. */
export async function expectFiles(db: Database, id: string, stem: string | null = null): Promise<void> {
  const due = sql<Date>`clock_now() + interval '1 hour'`
  await db.insertInto('media_leftover').values({ media_id: id, file_stem: stem, due_at: due }).execute()
}

/** The files of this id are gone, or a row stands for them now. */
export async function forgetFiles(db: Database | Tx, id: string): Promise<void> {
  await db.deleteFrom('media_leftover').where('media_id', '=', id).execute()
}

export async function insertMedia(
  tx: Tx,
  media: Pick<MediaRow, 'id' | 'owner_id' | 'purpose' | 'width' | 'height' | 'blur' | 'looks' | 'file_stem'>,
): Promise<void> {
  await tx.insertInto('media').values(media).execute()
}

export function findMedia(db: Database | Tx, ids: readonly string[]): Promise<MediaRow[]> {
  if (ids.length === 0) return Promise.resolve([])
  return db.selectFrom('media').selectAll().where('id', 'in', ids).execute()
}

/**
 * Marks those of the ids that are the owner's, of that purpose, and shown by nothing yet.
 * @returns how many; the caller compares, and rolls back when one is missing
 */
export async function markAttached(
  tx: Tx,
  ownerId: string,
  ids: readonly string[],
  purpose: MediaPurpose,
): Promise<number> {
  // locked in one order, so that two posts of the same pictures wait for each other instead of locking up
  const mine = await tx
    .selectFrom('media')
    .select('id')
    .where('id', 'in', ids)
    .where('owner_id', '=', ownerId)
    .where('purpose', '=', purpose)
    .where('attached_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (mine.length > 0)
    await tx
      .updateTable('media')
      .set({ attached_at: sql`clock_now()` })
      .where(
        'id',
        'in',
        mine.map(({ id }) => id),
      )
      .execute()
  return mine.length
}

/** In how many of their 64 signs two pictures may differ and still be taken for one. */
const ALIKE = 6

/** Does one of these pictures look like one that somebody else shows in a listing? */
export async function looksLikeAnothers(tx: Tx, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return false
  const parts = [1, 17, 33, 49].map(
    (from) =>
      sql`substring(other.looks from ${sql.lit(from)} for 16) = substring(mine.looks from ${sql.lit(from)} for 16)`,
  )
  const { rows } = await sql`
    select from media as mine
    join media as other on other.looks is not null and (${sql.join(parts, sql` or `)})
    where mine.id = any(${ids}::uuid[]) and other.owner_id <> mine.owner_id
      and other.purpose = 'listing' and other.attached_at is not null
      and bit_count(mine.looks # other.looks) <= ${ALIKE}
    limit 1`.execute(tx)
  return rows.length > 0
}

/** Those of a person's pictures that look like one that they show under their name: on their page, in a listing or a post. */
export async function findShownElsewhere(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    select mine.id from media as mine
    where mine.id = any(${ids}::uuid[]) and exists (
      select from media as other
      where other.owner_id = mine.owner_id and other.purpose in ('avatar', 'listing', 'group', 'post')
        and other.attached_at is not null and bit_count(mine.looks # other.looks) <= ${ALIKE})`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Their files become leftovers, by a trigger. */
export async function deleteMedia(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('media').where('id', 'in', ids).execute()
}

/** Pictures that nothing began to show within a day. */
export async function deleteUnattached(db: Database): Promise<void> {
  await db
    .deleteFrom('media')
    .where('attached_at', 'is', null)
    .where('created_at', '<', sql<Date>`clock_now() - interval '24 hours'`)
    .execute()
}

/** What is left of a picture that is gone. */
export interface Leftover {
  id: string
  stem: string | null
}

/** Files that are to be deleted now, the longest due first. */
export function dueLeftovers(db: Database, limit: number): Promise<Leftover[]> {
  return db
    .selectFrom('media_leftover')
    .select(['media_id as id', 'file_stem as stem'])
    .where('due_at', '<=', sql<Date>`clock_now()`)
    .orderBy('due_at')
    .limit(limit)
    .execute()
}

const TODAY = sql<string>`(clock_now() at time zone 'utc')::date`

/** Counts one more upload of today; false, and not counted, when the limit is reached. */
export async function spendUpload(db: Database, ownerId: string, limit: number): Promise<boolean> {
  const spent = await db
    .insertInto('media_quota')
    .values({ owner_id: ownerId, day: TODAY, uploads: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['owner_id', 'day'])
        .doUpdateSet({ uploads: sql`media_quota.uploads + 1` })
        .where('media_quota.uploads', '<', limit),
    )
    .returning('uploads')
    .executeTakeFirst()
  return spent !== undefined
}

export async function deleteEndedQuotas(db: Database): Promise<void> {
  await db.deleteFrom('media_quota').where('day', '<', TODAY).execute()
}

export function findOwnerMedia(db: Database | Tx, ownerId: string): Promise<MediaRow[]> {
  return db.selectFrom('media').selectAll().where('owner_id', '=', ownerId).orderBy('id').execute()
}

/** Everything kept of one person. */
export async function readOwnerMedia(tx: Tx, ownerId: string): Promise<Record<string, unknown[]>> {
  return {
    'public.media': await findOwnerMedia(tx, ownerId),
    'public.media_quota': await tx
      .selectFrom('media_quota')
      .selectAll()
      .where('owner_id', '=', ownerId)
      .execute(),
  }
}

export async function deleteOwnerMedia(tx: Tx, ownerId: string): Promise<void> {
  await tx.deleteFrom('media').where('owner_id', '=', ownerId).execute()
  await tx.deleteFrom('media_quota').where('owner_id', '=', ownerId).execute()
}

import { type Selectable, sql } from 'kysely'
import { UserId } from '#contract/profiles/profile.ts'
import type { Profile } from '#server/platform/database/schema.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

export type ProfileRow = Selectable<Profile>

/** Nothing happens when the person has one already. */
export async function insertProfile(
  tx: Tx,
  profile: Pick<ProfileRow, 'user_id' | 'full_name' | 'created_at'>,
): Promise<void> {
  await tx
    .insertInto('profile')
    .values({ ...profile, updated_at: profile.created_at })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
}

export async function findProfile(db: Database | Tx, userId: string): Promise<ProfileRow | null> {
  const row = await db.selectFrom('profile').selectAll().where('user_id', '=', userId).executeTakeFirst()
  return row ?? null
}

/** A profile, locked until the transaction ends. */
export async function lockProfile(tx: Tx, userId: string): Promise<ProfileRow | null> {
  const row = await tx
    .selectFrom('profile')
    .selectAll()
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

export function findProfiles(db: Database | Tx, userIds: readonly string[]): Promise<ProfileRow[]> {
  if (userIds.length === 0) return Promise.resolve([])
  return db.selectFrom('profile').selectAll().where('user_id', 'in', userIds).execute()
}

/** By id, from the one after that; of these places, or of all where none is named. */
export async function findPeopleIn(
  db: Database | Tx,
  { placeIds, after, limit }: { placeIds: readonly number[]; after: string | null; limit: number },
): Promise<UserId[]> {
  let query = db.selectFrom('profile').select('user_id').orderBy('user_id').limit(limit)
  if (placeIds.length > 0) query = query.where('place_id', 'in', placeIds)
  if (after !== null) query = query.where('user_id', '>', after)
  return (await query.execute()).map(({ user_id }) => UserId.parse(user_id))
}

/** People whose full or chosen name begins so, by name. */
export async function findProfilesNamed(db: Database, beginning: string, limit: number): Promise<string[]> {
  const pattern = `${beginning.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const { rows } = await sql<{ user_id: string }>`
    select user_id from (
      (select user_id, full_name from profile where lower(full_name) like ${pattern} order by lower(full_name) limit ${limit})
      union
      (select user_id, full_name from profile where lower(display_name) like ${pattern}
        order by lower(display_name) limit ${limit})) as named
    order by full_name, user_id limit ${limit}`.execute(db)
  return rows.map(({ user_id }) => user_id)
}

type Changes = Partial<
  Pick<
    ProfileRow,
    | 'full_name'
    | 'display_name'
    | 'bio'
    | 'place_id'
    | 'avatar_media_id'
    | 'is_indexed'
    | 'demo'
    | 'created_at'
  >
>

/** Undefined leaves a column as it is. Null when there is no such profile. */
export async function changeProfile(tx: Tx, userId: string, changes: Changes): Promise<ProfileRow | null> {
  const row = await tx
    .updateTable('profile')
    .set({ ...changes, updated_at: sql`clock_now()` })
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

export async function deleteProfile(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('profile').where('user_id', '=', userId).execute()
}

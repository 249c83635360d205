import { type Selectable, sql } from 'kysely'
import type { DatingProfile } from '#server/platform/database/schema.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

export type DatingRow = Selectable<DatingProfile>

/** What people write, as columns. */
export type WrittenColumns = Pick<
  DatingRow,
  | 'first_name'
  | 'date_of_birth'
  | 'gender'
  | 'seeking'
  | 'bio'
  | 'location'
  | 'looking_for'
  | 'relationship_type'
  | 'education'
  | 'profession'
  | 'height'
  | 'interests'
  | 'languages'
  | 'cultural_tags'
  | 'faith'
  | 'children'
  | 'family_plans'
  | 'moving'
  | 'prompts'
  | 'blurs_photos'
>
export type PlaceColumns = Pick<DatingRow, 'place_id' | 'cell' | 'lat' | 'lng' | 'block' | 'blocks'>
export type FilterColumns = Pick<
  DatingRow,
  | 'age_from'
  | 'age_to'
  | 'reach'
  | 'filter_languages'
  | 'filter_interests'
  | 'verified_only'
  | 'active_recently'
  | 'filter_faiths'
  | 'filter_children'
  | 'filter_family_plans'
  | 'filter_moving'
>

/** @returns false when the person has one already */
export async function insertDatingProfile(
  tx: Tx,
  profile: WrittenColumns &
    PlaceColumns &
    FilterColumns &
    Pick<DatingRow, 'id' | 'user_id' | 'withheld' | 'has_phone' | 'active_at' | 'created_at'> &
    Partial<
      Pick<
        DatingRow,
        'demo' | 'verified_at' | 'is_incognito' | 'hides_from_groups' | 'hides_from_connections'
      >
    >,
): Promise<boolean> {
  const made = await tx
    .insertInto('dating_profile')
    .values({ ...profile, updated_at: profile.created_at })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

export async function findOwnDating(db: Database | Tx, userId: string): Promise<DatingRow | null> {
  const row = await db
    .selectFrom('dating_profile')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? null
}

/** Own profile, locked until the transaction ends: nobody else changes it, nor makes a match with it where it is to be deleted. */
export async function lockOwnDating(
  tx: Tx,
  userId: string,
  { isLeaving = false } = {},
): Promise<DatingRow | null> {
  const own = tx.selectFrom('dating_profile').selectAll().where('user_id', '=', userId)
  const row = await (isLeaving ? own.forUpdate() : own.forNoKeyUpdate()).executeTakeFirst()
  return row ?? null
}

export async function findDatingById(db: Database | Tx, id: string): Promise<DatingRow | null> {
  const row = await db.selectFrom('dating_profile').selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? null
}

export function findDatingOf(db: Database | Tx, userIds: readonly string[]): Promise<DatingRow[]> {
  if (userIds.length === 0) return Promise.resolve([])
  return db.selectFrom('dating_profile').selectAll().where('user_id', 'in', userIds).execute()
}

/**
 * A profile that this person may look at or once matched with, so that it can be reported and blocked after that too;
 * null for all others, whatever the reason.
 */
export async function findMet(db: Database | Tx, viewerId: string, id: string): Promise<DatingRow | null> {
  const { rows } = await sql<DatingRow>`
    select p.* from dating_profile as p
    where p.id = ${id} and p.user_id <> ${viewerId} and (dating_may_see(${viewerId}, p.user_id) or exists (
      select from dating_match
      where low_id = least(p.user_id, ${viewerId}::uuid) and high_id = greatest(p.user_id, ${viewerId}::uuid)))`.execute(
    db,
  )
  return rows[0] ?? null
}

export async function maySee(db: Database | Tx, viewerId: string, userId: string): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select dating_may_see(${viewerId}, ${userId}) as may`.execute(db)
  return rows[0]?.may === true
}

/** Does somebody wish to meet those who are like this person, on this day? */
export async function welcomes(
  db: Database | Tx,
  userId: string,
  viewerId: string,
  day: string,
): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select dating_welcomes(${userId}, ${viewerId}, ${day}::date) as may`.execute(db)
  return rows[0]?.may === true
}

/**
 * Does somebody show themselves to this person, as a swipe would find them? Whom they do not wish to meet sees as
 * little of them as of one who is gone; who liked them before is asked nothing more there, nor here.
 */
export async function stillShows(
  db: Database | Tx,
  userId: string,
  viewerId: string,
  day: string,
): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select dating_may_see(${viewerId}, ${userId}) and not dating_blurs_for(${userId}, ${viewerId}) and (
      dating_welcomes(${userId}, ${viewerId}, ${day}::date)
      or exists (
        select from dating_swipe
        where swiper_id = ${viewerId} and swiped_id = ${userId} and direction in ('right', 'super'))) as may`.execute(
    db,
  )
  return rows[0]?.may === true
}

type Changes = Partial<
  WrittenColumns &
    PlaceColumns &
    FilterColumns &
    Pick<
      DatingRow,
      | 'is_paused'
      | 'is_incognito'
      | 'hides_from_groups'
      | 'hides_from_connections'
      | 'withheld'
      | 'verified_at'
      | 'has_phone'
    >
>

/** What the person wrote; others who had read it before have to read it again. */
export async function rewriteDating(tx: Tx, userId: string, changes: Changes, at: Date): Promise<void> {
  await tx
    .updateTable('dating_profile')
    .set({ ...changes, updated_at: at, version: sql`version + 1` })
    .where('user_id', '=', userId)
    .execute()
}

/** What is beside the words. */
export async function changeDating(tx: Tx, userId: string, changes: Changes): Promise<void> {
  await tx.updateTable('dating_profile').set(changes).where('user_id', '=', userId).execute()
}

/** Once a day: they look at the deck. */
export async function touchDating(db: Database, userId: string, day: string): Promise<void> {
  const start = sql<Date>`${day}::date::timestamp at time zone 'utc'`
  await db
    .updateTable('dating_profile')
    .set({ active_at: start })
    .where('user_id', '=', userId)
    .where('active_at', '<', start)
    .execute()
}

/** With everything that hangs on it. */
export async function deleteDating(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('dating_profile').where('user_id', '=', userId).execute()
}

/** All that the person entered, without what only serves to find others. */
export function exportDating(tx: Tx, userId: string): Promise<unknown[]> {
  return tx.selectFrom('dating_profile').selectAll().where('user_id', '=', userId).execute()
}

export function exportCards(tx: Tx, userId: string): Promise<unknown[]> {
  return tx.selectFrom('dating_card').selectAll().where('user_id', '=', userId).execute()
}

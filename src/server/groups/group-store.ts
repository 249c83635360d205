import { type Selectable, sql } from 'kysely'
import type { CommunityGroup, GroupCategory } from '#server/platform/database/schema.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

export type GroupRow = Omit<Selectable<CommunityGroup>, 'search' | 'point' | 'card'>
/** What a founder or admin writes. */
export type GroupColumns = Pick<
  GroupRow,
  | 'title'
  | 'description'
  | 'rules'
  | 'category_id'
  | 'meeting_type'
  | 'location_city'
  | 'location_state'
  | 'location_zip'
  | 'place_id'
  | 'lat'
  | 'lng'
  | 'online_url'
  | 'starts_at'
  | 'ends_at'
  | 'time_zone'
  | 'repeat_rule'
  | 'requires_approval'
  | 'questions'
  | 'tags'
  | 'banner_media_id'
  | 'max_members'
>

const COLUMNS = [
  'id',
  'admin_id',
  'version',
  'title',
  'description',
  'rules',
  'category_id',
  'meeting_type',
  'location_city',
  'location_state',
  'location_zip',
  'place_id',
  'lat',
  'lng',
  'online_url',
  'is_hybrid',
  'starts_at',
  'ends_at',
  'time_zone',
  'repeat_rule',
  'requires_approval',
  'questions',
  'tags',
  'banner_media_id',
  'max_members',
  'member_count',
  'created_at',
  'updated_at',
  'active_at',
  'archived_at',
  'withheld_at',
  'demo',
] as const satisfies readonly (keyof GroupRow)[]

/** By label. */
export function findCategories(db: Database | Tx): Promise<Selectable<GroupCategory>[]> {
  return db.selectFrom('group_category').selectAll().orderBy('label').execute()
}

export async function hasCategory(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.selectFrom('group_category').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** Groups that a person leads and that began since then; nobody founds another one in their name meanwhile. */
export async function countFoundedSince(tx: Tx, userId: string, since: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`groups ${userId}`}, 0))`.execute(tx)
  const { founded } = await tx
    .selectFrom('community_group')
    .select(({ fn }) => fn.countAll<number>().as('founded'))
    .where('admin_id', '=', userId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return founded
}

export async function insertGroup(
  tx: Tx,
  group: GroupColumns & { id: string; admin_id: string; at: Date; demo: boolean },
): Promise<void> {
  const { at, ...columns } = group
  await tx
    .insertInto('community_group')
    .values({ ...columns, created_at: at, updated_at: at, active_at: at })
    .execute()
}

export async function changeGroup(
  tx: Tx,
  groupId: string,
  changes: Partial<GroupColumns & Pick<GroupRow, 'admin_id' | 'archived_at' | 'active_at' | 'updated_at'>>,
): Promise<void> {
  await tx
    .updateTable('community_group')
    .set((is) => ({ ...changes, version: is('version', '+', 1) }))
    .where('id', '=', groupId)
    .execute()
}

/** Somebody joined: the group is alive. What was read of it stays right. */
export async function markActive(tx: Tx, groupId: string, at: Date): Promise<void> {
  await tx.updateTable('community_group').set({ active_at: at }).where('id', '=', groupId).execute()
}

export async function findGroup(db: Database | Tx, groupId: string): Promise<GroupRow | null> {
  const row = await db
    .selectFrom('community_group')
    .select(COLUMNS)
    .where('id', '=', groupId)
    .executeTakeFirst()
  return row ?? null
}

/** Nobody joins, leaves or changes it until the transaction ends. */
export async function lockGroup(tx: Tx, groupId: string): Promise<GroupRow | null> {
  const row = await tx
    .selectFrom('community_group')
    .select(COLUMNS)
    .where('id', '=', groupId)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** Found by nobody and without a page, or again. @returns whether that changed anything */
export async function setGroupWithheld(tx: Tx, groupId: string, isWithheld: boolean): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('community_group')
    .set((is) => ({
      archived_at: isWithheld ? is.fn.coalesce('archived_at', sql<Date>`clock_now()`) : null,
      withheld_at: isWithheld ? sql<Date>`clock_now()` : null,
    }))
    .where('id', '=', groupId)
    .where('withheld_at', isWithheld ? 'is' : 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The groups that somebody leads, the newest first. */
export function findLedGroups(
  db: Database,
  userId: string,
  limit: number,
): Promise<Pick<GroupRow, 'id' | 'title'>[]> {
  return db
    .selectFrom('community_group')
    .select(['id', 'title'])
    .where('admin_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
}

/** What groups are called and whether they have ended, by id; those that do not exist are left out. */
export async function findTitles(
  db: Database | Tx,
  ids: readonly string[],
): Promise<Map<string, Pick<GroupRow, 'id' | 'title' | 'archived_at'>>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('community_group')
    .select(['id', 'title', 'archived_at'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** How many are members now; the trigger that counts has run. */
export async function readMemberCount(tx: Tx, groupId: string): Promise<number> {
  const row = await tx
    .selectFrom('community_group')
    .select('member_count')
    .where('id', '=', groupId)
    .executeTakeFirstOrThrow()
  return row.member_count
}

/** Groups in which somebody waits though there is room. */
export async function findGroupsToFill(db: Database, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct g.id from group_member as m join community_group as g on g.id = m.group_id
    where m.status = 'pending' and m.waits_for = 'seat'
      and g.member_count < g.max_members and g.archived_at is null
    limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** What somebody leads or has led to this day, as it stands. */
export function exportGroups(tx: Tx, userId: string): Promise<GroupRow[]> {
  return tx
    .selectFrom('community_group')
    .select(COLUMNS)
    .where('admin_id', '=', userId)
    .orderBy('id')
    .execute()
}

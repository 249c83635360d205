import { type Selectable, sql, type Updateable } from 'kysely'
import type { SavedFilters } from '#contract/listings/alerts/saved-search.ts'
import type { SavedSearch } from '#server/platform/database/schema.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

export type SavedSearchRow = Selectable<SavedSearch>
export type NewSavedSearch = Omit<SavedSearchRow, 'filters' | 'paused'> & { filters: Partial<SavedFilters> }

/** Makes parallel savings of one person wait for each other, so that the count holds. */
export async function countSavedSearches(tx: Tx, userId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`saved searches ${userId}`}, 0))`.execute(tx)
  const { saved } = await tx
    .selectFrom('saved_search')
    .select(({ fn }) => fn.countAll<number>().as('saved'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return saved
}

/** Null when the same filter is saved already. */
export async function insertSavedSearch(tx: Tx, search: NewSavedSearch): Promise<SavedSearchRow | null> {
  const row = await tx
    .insertInto('saved_search')
    .values({ ...search, filters: JSON.stringify(search.filters) })
    .onConflict((conflict) => conflict.columns(['user_id', 'filters']).doNothing())
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

export function findSameSearch(
  tx: Tx,
  userId: string,
  filters: Partial<SavedFilters>,
): Promise<SavedSearchRow> {
  return tx
    .selectFrom('saved_search')
    .selectAll()
    .where('user_id', '=', userId)
    .where(sql<boolean>`filters = ${JSON.stringify(filters)}::jsonb`)
    .executeTakeFirstOrThrow()
}

/** Latest first. */
export function findSavedSearches(db: Database, userId: string): Promise<SavedSearchRow[]> {
  return db
    .selectFrom('saved_search')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Only a person's own. Nobody else changes it until the transaction ends. */
export async function lockSavedSearch(tx: Tx, userId: string, id: string): Promise<SavedSearchRow | null> {
  const row = await tx
    .selectFrom('saved_search')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

export function saveSavedSearch(
  tx: Tx,
  id: string,
  columns: Updateable<SavedSearch>,
): Promise<SavedSearchRow> {
  return tx
    .updateTable('saved_search')
    .set(columns)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deleteSavedSearchOf(tx: Tx, userId: string, id: string): Promise<void> {
  await tx.deleteFrom('saved_search').where('id', '=', id).where('user_id', '=', userId).execute()
}

/** Those whose turn it is, the longest waiting first. */
export function findDueSearches(db: Database, now: Date, limit: number): Promise<SavedSearchRow[]> {
  return db
    .selectFrom('saved_search')
    .selectAll()
    .where('paused', 'is', null)
    .where('channel', '<>', 'none')
    .where('next_look_at', '<=', now)
    .orderBy('next_look_at')
    .limit(limit)
    .execute()
}

/**
 * Marks everything up to `until` as notified. @returns false when that was done or undone meanwhile: then whoever did
 * it has notified, or the person wants no notifications.
 */
export async function takeNews(
  tx: Tx,
  { id, last_notified_at }: SavedSearchRow,
  { until, nextLookAt }: { until: Date; nextLookAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('saved_search')
    .set({ last_notified_at: until, next_look_at: nextLookAt })
    .where('id', '=', id)
    .where('last_notified_at', '=', last_notified_at)
    .where('paused', 'is', null)
    .where('channel', '<>', 'none')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Looked into later, from where it was. */
export async function postponeLook(db: Database, id: string, nextLookAt: Date): Promise<void> {
  await db.updateTable('saved_search').set({ next_look_at: nextLookAt }).where('id', '=', id).execute()
}

/** Pauses what nobody opened since `before`. @returns what was paused, at most so many */
export async function pauseUnopened(tx: Tx, before: Date, limit: number): Promise<SavedSearchRow[]> {
  return tx
    .updateTable('saved_search')
    .set({ paused: 'unopened' })
    .where('id', 'in', (query) =>
      query
        .selectFrom('saved_search')
        .select('id')
        .where('paused', 'is', null)
        .where('channel', '<>', 'none')
        .where('opened_at', '<', before)
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()
}

/** Somebody stopped the mails about a search: they still find its news in the app. */
export async function stopSearchMails(tx: Tx, userId: string, id: string): Promise<void> {
  await tx
    .updateTable('saved_search')
    .set({ channel: 'app' })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('channel', '=', 'email')
    .execute()
}

export function exportSavedSearches(tx: Tx, userId: string): Promise<SavedSearchRow[]> {
  return tx.selectFrom('saved_search').selectAll().where('user_id', '=', userId).orderBy('id').execute()
}

export async function deleteSavedSearchesOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('saved_search').where('user_id', '=', userId).execute()
}

import type { SavedSearch } from '#contract/listings/alerts/saved-search.ts'
import { placesById } from '#server/geo/public.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import type { SavedSearchRow } from './saved-search-store.ts'
import { placeOf, viewSavedSearch } from './saved-search-view.ts'

/** Saved searches with what their places are called. */
export async function showSavedSearches(
  db: Database | Tx,
  rows: readonly SavedSearchRow[],
): Promise<SavedSearch[]> {
  const ids = rows.map(placeOf).filter((id) => id !== null)
  const places = await placesById(db, ids)
  return rows.map((row) => viewSavedSearch(row, places))
}

export async function showSavedSearch(db: Database | Tx, row: SavedSearchRow): Promise<SavedSearch> {
  const [search] = await showSavedSearches(db, [row])
  if (!search) throw new Error('One row makes one search.')
  return search
}

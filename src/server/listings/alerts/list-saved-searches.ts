import type { SavedSearch } from '#contract/listings/alerts/saved-search.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findSavedSearches } from './saved-search-store.ts'
import { showSavedSearches } from './show-saved-search.ts'

export async function listSavedSearches(
  { db }: Pick<Platform, 'db'>,
  { userId }: Member,
): Promise<{ items: SavedSearch[] }> {
  return { items: await showSavedSearches(db, await findSavedSearches(db, userId)) }
}

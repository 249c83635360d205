import type { SavedSearchId } from '#contract/listings/alerts/saved-search.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { deleteSavedSearchOf } from './saved-search-store.ts'

export function deleteSavedSearch(
  { db }: Pick<Platform, 'db'>,
  { userId }: Member,
  { searchId }: { searchId: SavedSearchId },
): Promise<{ deleted: true }> {
  return inTransaction(db, async (tx) => {
    await deleteSavedSearchOf(tx, userId, searchId)
    return { deleted: true }
  })
}

import type { SavedSearch, SavedSearchId } from '#contract/listings/alerts/saved-search.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { lockSavedSearch, saveSavedSearch } from './saved-search-store.ts'
import { showSavedSearch } from './show-saved-search.ts'

/** What rested for want of a reader has one again; what its person paused stays paused. */
export function openSavedSearch(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { userId }: Member,
  { searchId }: { searchId: SavedSearchId },
): Promise<SavedSearch> {
  return inTransaction(db, async (tx) => {
    const row = await lockSavedSearch(tx, userId, searchId)
    if (!row) throw new AppError('listings.saved-search-not-found')
    const now = clock.now()
    const resumes = row.paused === 'unopened' && { paused: null, last_notified_at: now, next_look_at: now }
    return showSavedSearch(tx, await saveSavedSearch(tx, searchId, { opened_at: now, ...resumes }))
  })
}

import type { PlaceId } from '#contract/geo/place.ts'
import {
  type AlertChannel,
  type AlertFrequency,
  canonicalFilters,
  SAVED_SEARCH_LIMITS,
  type SavedFilters,
  type SavedSearch,
} from '#contract/listings/alerts/saved-search.ts'
import { placeById } from '#server/geo/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Platform } from '#server/platform/platform.ts'
import { requireNeighborhoods } from '#server/listings/search/require-neighborhoods.ts'
import { nextLookAfter } from './saved-search-policy.ts'
import { countSavedSearches, findSameSearch, insertSavedSearch } from './saved-search-store.ts'
import { showSavedSearch } from './show-saved-search.ts'

interface Input {
  name: string
  filters: SavedFilters
  placeId: PlaceId | null
  channel: AlertChannel
  frequency: AlertFrequency
}

/** Only what is published from now on is news: what is there already was seen when it was saved. */
export function saveSearch(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { userId }: Member,
  { filters: asked, placeId, frequency, ...fields }: Input,
): Promise<{ outcome: 'saved' | 'already'; search: SavedSearch }> {
  return inTransaction(db, async (tx) => {
    if (placeId !== null && !(await placeById(tx, placeId))) throw new AppError('geo.place-not-found')
    const now = clock.now()
    const filters = canonicalFilters(asked)
    if (filters.neighborhoods !== undefined)
      requireNeighborhoods(filters.neighborhoods, 'filters.neighborhoods')
    const saved = await countSavedSearches(tx, userId)
    const row = await insertSavedSearch(tx, {
      ...fields,
      id: uuidv7(),
      user_id: userId,
      filters,
      place_id: placeId,
      frequency,
      created_at: now,
      opened_at: now,
      last_notified_at: now,
      next_look_at: nextLookAfter(frequency, now),
    })
    if (!row) {
      const same = await findSameSearch(tx, userId, filters)
      return { outcome: 'already', search: await showSavedSearch(tx, same) }
    }
    const { perPerson } = SAVED_SEARCH_LIMITS
    if (saved >= perPerson) throw new AppError('listings.too-many-saved-searches', { limit: perPerson })
    return { outcome: 'saved', search: await showSavedSearch(tx, row) }
  })
}

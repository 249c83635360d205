import { FAVORITE_LIMITS } from '#contract/listings/favorites/favorite.ts'
import type { ListingId } from '#contract/listings/listing.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { countFavorites, insertFavorite, lockFollowed } from './favorite-store.ts'

/** What has ended can be saved as long as it is shown: it may come back. What nobody sees cannot. */
export function addFavorite(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { userId }: Member,
  { listingId }: { listingId: ListingId },
): Promise<{ isSaved: true }> {
  return inTransaction(db, async (tx) => {
    const saved = await countFavorites(tx, userId)
    const listing = await lockFollowed(tx, listingId, userId)
    if (!listing || listing.shown === 'hidden' || isUnpublished(listing.state))
      throw new AppError('listings.not-found')
    if (listing.shown === 'gone') throw new AppError('listings.gone')
    const isNew = await insertFavorite(tx, userId, listing, clock.now())
    if (isNew && saved >= FAVORITE_LIMITS.perPerson)
      throw new AppError('listings.too-many-favorites', { limit: FAVORITE_LIMITS.perPerson })
    return { isSaved: true }
  })
}

const NEVER_SHOWN = ['draft', 'awaiting_payment', 'pending_review', 'changes_requested', 'rejected']
const isUnpublished = (state: string): boolean => NEVER_SHOWN.includes(state)

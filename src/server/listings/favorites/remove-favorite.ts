import type { ListingId } from '#contract/listings/listing.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { deleteFavorite } from './favorite-store.ts'

export function removeFavorite(
  { db }: Pick<Platform, 'db'>,
  { userId }: Member,
  { listingId }: { listingId: ListingId },
): Promise<{ isSaved: false }> {
  return inTransaction(db, async (tx) => {
    await deleteFavorite(tx, userId, listingId)
    return { isSaved: false }
  })
}

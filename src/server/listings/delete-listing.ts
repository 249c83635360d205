import type { ListingId } from '#contract/listings/listing.ts'
import { MediaId } from '#contract/media/picture.ts'
import { detachMedia } from '#server/media/public.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { emptyListing } from './listing-store.ts'
import { openOwnListing } from './open-own-listing.ts'
import { findPhotos } from './photo-store.ts'

/** The texts and pictures go at once; the id stays, so that a shared address can say what happened. */
export function deleteListing(
  { db, clock }: Platform,
  { userId }: Member,
  { listingId }: { listingId: ListingId },
): Promise<{ deleted: true }> {
  return inTransaction(db, async (tx) => {
    const row = await openOwnListing(tx, userId, listingId)
    if (row.state === 'deleted') return { deleted: true }
    const photos = await findPhotos(tx, listingId)
    await detachMedia(
      tx,
      photos.map(({ media_id }) => MediaId.parse(media_id)),
    )
    await emptyListing(tx, listingId, clock.now())
    return { deleted: true }
  })
}

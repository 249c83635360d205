import type { ListingId } from '#contract/listings/listing.ts'
import { detachMedia } from '#server/media/public.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { mediaOf } from './change-media.ts'
import { dropRevision } from './update-published-listing.ts'
import { emptyListing } from './listing-store.ts'
import { lockOwnListing } from './own/lock-own-listing.ts'
import { findPhotos } from './photo-store.ts'
import { withdrawCase } from '#server/moderation/public.ts'
import { forgetShingles } from './signals/signal-store.ts'

/** The texts and pictures go at once; the id stays, so that a shared address can say what happened. */
export function deleteListing(
  platform: Platform,
  { userId }: Member,
  { listingId }: { listingId: ListingId },
): Promise<{ deleted: true }> {
  const { db, clock, events } = platform
  return inTransaction(db, async (tx) => {
    const now = clock.now()
    const row = await lockOwnListing(tx, userId, listingId)
    if (row.state === 'deleted') return { deleted: true }
    await dropRevision(tx, row)
    await detachMedia(tx, mediaOf(await findPhotos(tx, listingId)))
    await withdrawCase(tx, platform, { kind: 'listing', id: listingId })
    await withdrawCase(tx, platform, { kind: 'revision', id: listingId })
    await forgetShingles(tx, listingId)
    await emptyListing(tx, listingId, now)
    await events.emit(tx, 'listings.deleted', { listingId })
    return { deleted: true }
  })
}

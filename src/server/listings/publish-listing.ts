import { expiryOf } from '#contract/listings/life.ts'
import type { ListingId } from '#contract/listings/listing.ts'
import type { OwnListing } from '#contract/listings/own-listing.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { checkPublishable } from './check-publishable.ts'
import { publicPlace, stateAt } from './listing-policy.ts'
import { saveIndex } from './listing-store.ts'
import { viewContent } from './listing-view.ts'
import { openOwnListing } from './open-own-listing.ts'
import { findPhotos } from './photo-store.ts'
import { showOwnListing } from './show-own-listing.ts'
import { requirePlace } from './change-parts.ts'

interface Input {
  listingId: ListingId
  /** The version whose preview was seen. */
  version: number
}

/** Published twice is published once: whoever comes second is shown the public listing. */
export function publishListing(
  { db, clock }: Platform,
  { userId }: Member,
  input: Input,
): Promise<OwnListing> {
  const { listingId, version } = input
  return inTransaction(db, async (tx) => {
    const now = clock.now()
    const row = await openOwnListing(tx, userId, listingId)
    const state = stateAt(row, now)
    if (state === 'active') return showOwnListing(tx, row, now)
    if (state !== 'draft') throw new AppError('listings.gone')
    if (row.version !== version) throw new AppError('listings.stale', { version: row.version })

    const { category, details, placeId } = checkPublishable(
      viewContent(row, await findPhotos(tx, listingId)),
      now,
    )
    const place = await requirePlace(tx, { placeId })
    if (!place) throw new Error('A listing is published without a place.')
    const index = { ...publicPlace(place), expires_at: expiryOf(category, details, now) }
    return showOwnListing(tx, await saveIndex(tx, listingId, index, now), now)
  })
}

import type { ListingId } from '#contract/listings/listing.ts'
import type { OwnListing } from '#contract/listings/own/own-listing.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findListing } from '#server/listings/listing-store.ts'
import { showOwnListing } from './show-own-listing.ts'

/** What others may not see is answered as if it did not exist. */
export async function readOwnListing(
  { db, clock }: Platform,
  { userId }: Member,
  { listingId }: { listingId: ListingId },
): Promise<OwnListing> {
  const row = await findListing(db, listingId)
  if (row?.owner_id !== userId || row.withheld_for.includes('deletion'))
    throw new AppError('listings.not-found')
  if (row.state === 'deleted') throw new AppError('listings.gone')
  return showOwnListing(db, row, clock.now())
}

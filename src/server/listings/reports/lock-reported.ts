import type { ListingId } from '#contract/listings/listing.ts'
import { type ListingRow, lockListing } from '#server/listings/listing-store.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Tx } from '#server/platform/database/transactions.ts'

/**
 * A listing that somebody else may have seen.
 * @throws AppError listings.gone, listings.not-found
 */
export async function lockReported(tx: Tx, listingId: ListingId): Promise<ListingRow> {
  const row = await lockListing(tx, listingId)
  if (row?.state === 'deleted' || row?.state === 'removed') throw new AppError('listings.gone')
  if (!row || row.published_at === null || row.state === 'withheld') throw new AppError('listings.not-found')
  return row
}

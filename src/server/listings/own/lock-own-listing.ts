import type { ListingId } from '#contract/listings/listing.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { type ListingRow, lockListing } from '#server/listings/listing-store.ts'

/** One's own listing, locked for a change. @throws AppError listings.not-found, for those of others too */
export async function lockOwnListing(tx: Tx, userId: UserId, id: ListingId): Promise<ListingRow> {
  const row = await lockListing(tx, id)
  if (row?.owner_id !== userId || row.withheld_for.includes('deletion'))
    throw new AppError('listings.not-found')
  if (row.state === 'withheld') throw new AppError('listings.wrong-state', { state: 'pending_review' })
  return row
}

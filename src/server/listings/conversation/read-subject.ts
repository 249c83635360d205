import { Category } from '#contract/listings/category.ts'
import { takesOffers } from '#contract/listings/price.ts'
import { viewPrice } from '#server/listings/listing-view.ts'
import type { ListingId } from '#contract/listings/listing.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { stateAt } from '#server/listings/listing-policy.ts'
import { findShownListing, type ListingRow } from '#server/listings/listing-store.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

/** What a conversation is about, and who offers it. */
export interface Subject {
  row: ListingRow
  ownerId: UserId
}

/** May those who ask name a price? */
export const rowTakesOffers = (row: ListingRow): boolean =>
  takesOffers(Category.parse(row.category), viewPrice(row))

/**
 * A listing that one can talk about now.
 * @throws AppError listings.not-found (also drafts of others, what is paused, and what a block hides), listings.gone when it has ended
 */
export async function readSubject(
  db: Database | Tx,
  { listingId, userId }: { listingId: ListingId; userId: UserId },
  now: Date,
): Promise<Subject> {
  const row = await findShownListing(db, listingId, userId)
  const state = row && stateAt(row, now)
  if (!row || row.published_at === null || row.state === 'withheld' || state === 'paused')
    throw new AppError('listings.not-found')
  if (state !== 'active' && state !== 'reserved') throw new AppError('listings.gone')
  return { row, ownerId: UserId.parse(row.owner_id) }
}

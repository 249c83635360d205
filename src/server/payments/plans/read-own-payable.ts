import type { ListingId } from '#contract/listings/listing.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { type PayableListing, readPayable } from '#server/listings/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Tx } from '#server/platform/database/transactions.ts'

/** @throws AppError payments.not-found, for those of others too */
export async function readOwnPayable(
  tx: Tx,
  userId: UserId,
  { listingId, now }: { listingId: ListingId; now: Date },
): Promise<PayableListing> {
  const listing = await readPayable(tx, listingId, now)
  if (listing?.ownerId !== userId) throw new AppError('payments.not-found')
  return listing
}

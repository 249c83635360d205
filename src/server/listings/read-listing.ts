import type { ListingId } from '#contract/listings/listing.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readDetail } from './detail-store.ts'

/** The page of a listing as JSON text. Drafts have none, not even for their owner. */
export async function readListing(
  { hot }: Pick<Platform, 'hot'>,
  { listingId }: { listingId: ListingId },
): Promise<string> {
  const detail = await readDetail(hot, listingId)
  if (detail === null) throw new AppError('listings.not-found')
  if (detail === 'gone') throw new AppError('listings.gone')
  return detail
}

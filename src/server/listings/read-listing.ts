import { satisfies } from '#contract/kit/access.ts'
import type { ListingId } from '#contract/listings/listing.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Visitor } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readDetail } from './detail-store.ts'

/**
 * The page of a listing as JSON text. What is paused or waits has one for its owner and staff alone, drafts have none.
 */
export async function readListing(
  { hot }: Pick<Platform, 'hot'>,
  { userId, role }: Pick<Visitor, 'userId' | 'role'>,
  { listingId }: { listingId: ListingId },
): Promise<string> {
  const detail = await readDetail(hot, listingId, { userId, isStaff: satisfies(role, 'manager') })
  if (detail === null) throw new AppError('listings.not-found')
  if (detail === 'gone') throw new AppError('listings.gone')
  return detail
}

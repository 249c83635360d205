import { POSTER_LISTINGS_MAX } from '#contract/listings/poster/list-poster-listings.ts'
import type { ListingId } from '#contract/listings/listing.ts'
import type { Visitor } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readPosterCards } from '#server/listings/search/poster-store.ts'

/** JSON text. */
export async function listPosterListings(
  { hot }: Pick<Platform, 'hot'>,
  { userId: viewerId }: Visitor,
  { listingId }: { listingId: ListingId },
): Promise<string> {
  return `{"items":${await readPosterCards(hot, { listingId, viewerId }, POSTER_LISTINGS_MAX)}}`
}

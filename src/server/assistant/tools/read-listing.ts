import type { ListingDetail, ListingId } from '#contract/listings/listing.ts'
import { addFound, type Turn } from '#server/assistant/open-turn.ts'
import { readListing as read } from '#server/listings/public.ts'
import { AppError } from '#server/platform/app-error.ts'

/** A listing as this reader sees its page; null where it has none for them. */
export async function readListing(
  turn: Pick<Turn, 'tools' | 'caller' | 'found'>,
  listingId: ListingId,
): Promise<ListingDetail | null> {
  try {
    const listing = JSON.parse(await read(turn.tools, turn.caller, { listingId })) as ListingDetail
    addFound(turn, { kind: 'listing', id: listing.id })
    return listing
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

import { ListingDetail, ListingId } from '#contract/listings/listing.ts'
import { readListing } from '#server/listings/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'

/** What anybody may see at the address of a listing. */
export type Shared = { status: 200; listing: ListingDetail } | { status: 404 | 410 }

const VISITOR = { userId: null, role: null }

/** Whoever asks is taken for a visitor: a page that goes round is the same for all. */
export async function findShared(platform: Pick<Platform, 'hot'>, id: string | undefined): Promise<Shared> {
  const listingId = ListingId.safeParse(id)
  if (!listingId.success) return { status: 404 }
  try {
    const detail = await readListing(platform, VISITOR, { listingId: listingId.data })
    return { status: 200, listing: ListingDetail.parse(JSON.parse(detail)) }
  } catch (error) {
    if (error instanceof AppError && error.code === 'listings.not-found') return { status: 404 }
    if (error instanceof AppError && error.code === 'listings.gone') return { status: 410 }
    throw error
  }
}

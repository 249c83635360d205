import { UserId } from '#contract/profiles/profile.ts'
import { REVIEW_LIMITS } from '#contract/reviews/review.ts'
import { findListing } from '#server/listings/listing-store.ts'
import { countSent } from '#server/messaging/public.ts'
import { hasExchange, openExchange } from '#server/reviews/public.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'

interface Answered {
  threadId: string
  listingId: string
  number: number
}

/** Services are seldom closed: once both have written a few messages about one, each may say how it was. */
export async function openServiceExchange(
  tx: Tx,
  platform: Pick<Platform, 'jobs' | 'clock' | 'live'>,
  { threadId, listingId, number }: Answered,
): Promise<void> {
  if (number < 2 * REVIEW_LIMITS.serviceMessages) return
  const listing = await findListing(tx, listingId)
  if (listing?.category !== 'services') return
  const sent = await countSent(tx, threadId)
  const sellerId = UserId.parse(listing.owner_id)
  const asker = [...sent.keys()].find((id) => id !== sellerId)
  const enough = [...sent.values()].filter((n) => n >= REVIEW_LIMITS.serviceMessages)
  if (asker === undefined || !sent.has(sellerId) || enough.length < 2) return
  const buyerId = UserId.parse(asker)
  if (await hasExchange(tx, { listingId, sellerId, buyerId })) return
  await openExchange(tx, platform, {
    kind: 'service',
    listing: { id: listingId, title: listing.title },
    sellerId,
    buyerId,
  })
}

import type { Tx } from '#server/platform/database/transactions.ts'
import { changePromotion } from './promotion-store.ts'

/** What was paid for it; what is left out stays. Null ends it. */
export interface Promotion {
  featuredUntil?: Date | null
  highlightedUntil?: Date | null
  /** New again, as if it were posted then. */
  bumpedAt?: Date
  /** It ends then at the latest. */
  paidUntil?: Date
}

/** Writes down what a listing has been promoted by. */
export async function promoteListing(tx: Tx, listingId: string, promotion: Promotion): Promise<void> {
  const { featuredUntil, highlightedUntil, bumpedAt, paidUntil } = promotion
  const change = {
    ...(featuredUntil !== undefined && { featured_until: featuredUntil }),
    ...(highlightedUntil !== undefined && { highlighted_until: highlightedUntil }),
    ...(bumpedAt !== undefined && { bumped_at: bumpedAt }),
    ...(paidUntil !== undefined && { paid_until: paidUntil }),
  }
  if (Object.keys(change).length > 0) await changePromotion(tx, listingId, change)
}

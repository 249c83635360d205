import type { ListingId } from '#contract/listings/listing.ts'
import type { PlansOfListing } from '#contract/payments/plans/list-plans.ts'
import { Product } from '#contract/payments/plans/plan.ts'
import { readPromoted } from '#server/listings/public.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findOffer } from './find-offer.ts'
import { findRunning } from '#server/payments/promotion/grant-store.ts'
import { openProvider } from '#server/payments/providers/open-provider.ts'
import { findOpenOrder } from '#server/payments/orders/order-store.ts'
import { showOrder } from '#server/payments/orders/order-view.ts'
import { readOwnPayable } from './read-own-payable.ts'

/** What can be bought for one's own listing, and what was. */
export function listPlans(
  platform: Platform,
  { userId }: Member,
  { listingId }: { listingId: ListingId },
): Promise<PlansOfListing> {
  const provider = openProvider(platform)
  return inTransaction(platform.db, async (tx) => {
    const now = platform.clock.now()
    const listing = await readOwnPayable(tx, userId, { listingId, now })
    const { currency, fee, isFeeOptional, promotions, noPromotion } = await findOffer(tx, listing, now)
    const running: PlansOfListing['running'] = []
    // as many as were bought: a few
    for (const { product, starts_at, ends_at } of await findRunning(tx, listingId))
      running.push({
        product: Product.parse(product),
        endsAt: ends_at?.toISOString() ?? null,
        cameOfIt: starts_at && starts_at <= now ? await readPromoted(tx, listingId, starts_at) : null,
      })
    const open = await findOpenOrder(tx, listingId)
    const isSold = provider !== null
    return {
      provider: provider?.name ?? null,
      currency,
      fee: isSold ? fee : null,
      isFeeOptional,
      promotions: isSold ? promotions : [],
      noPromotion,
      running,
      open: open && (await showOrder(tx, open)),
    }
  })
}

import { isLive, isUnpublished } from '#contract/listings/life/state.ts'
import { currencyOf } from '#contract/listings/price.ts'
import type { NO_PROMOTION } from '#contract/payments/plans/list-plans.ts'
import { PaymentCurrency, PLANS, type PricedPlan } from '#contract/payments/plans/plan.ts'
import { mayPromote, type PayableListing } from '#server/listings/public.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { feeOf } from './ask-fee.ts'
import { hasPosting } from '#server/payments/promotion/grant-store.ts'
import { BASE_CURRENCY, findPrices } from './plan-store.ts'

/** What can be bought for a listing now. */
export interface Offer {
  currency: PaymentCurrency
  fee: PricedPlan | null
  /** What others see already is promoted without being renewed. */
  isFeeOptional: boolean
  isPaid: boolean
  promotions: PricedPlan[]
  noPromotion: (typeof NO_PROMOTION)[number] | null
}

/** For its owner; the listing is locked. */
export async function findOffer(tx: Tx, listing: PayableListing, now: Date): Promise<Offer> {
  const prices = await findPrices(tx)
  const currency = currencyFor(listing.country, prices)
  const plans = prices.get(currency) ?? []
  const { id: listingId, ownerId, content, state } = listing
  const isPaid = await hasPosting(tx, listingId)
  const isPosted = isUnpublished(state) && state !== 'pending_review'
  const isAsked = isPosted ? !isPaid : listing.isRenewable
  const feeId = isAsked ? await feeOf(tx, { listingId, ownerId, content }) : null
  const fee = plans.find(({ planId }) => planId === feeId) ?? null
  // what is paid for before it is posted begins once it is
  const isPromotable = isLive(state) || (isPosted && fee !== null)
  const noPromotion = isPromotable
    ? (await mayPromote(tx, ownerId, now))
      ? null
      : ('new_account' as const)
    : ('not_on_offer' as const)
  const promotions = plans.filter(
    ({ product }) => product !== 'posting' && (isLive(state) || product !== 'bump'),
  )
  return {
    currency,
    fee,
    isFeeOptional: isLive(state),
    isPaid,
    noPromotion,
    promotions: noPromotion === null ? promotions : [],
  }
}

/** That of its country, where everything that is sold has a price in it. */
function currencyFor(
  country: string | null,
  prices: ReadonlyMap<string, readonly PricedPlan[]>,
): PaymentCurrency {
  const { data: own } = PaymentCurrency.safeParse(country === null ? '' : currencyOf(country))
  const all = prices.get(BASE_CURRENCY)?.length ?? Object.keys(PLANS).length
  return own !== undefined && (prices.get(own)?.length ?? 0) >= all ? own : BASE_CURRENCY
}

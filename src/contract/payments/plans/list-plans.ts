import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { ListingId } from '#contract/listings/listing.ts'
import { Order, Provider } from '#contract/payments/orders/order.ts'
import { PAYMENTS_ERRORS } from '#contract/payments/payments-errors.ts'
import { PaymentCurrency, PricedPlan } from './plan.ts'

/** Why nothing promotes this listing now. */
export const NO_PROMOTION = ['new_account', 'not_on_offer'] as const

export const PlansOfListing = z.object({
  /** Null: nothing is sold. */
  provider: Provider.nullable(),
  currency: PaymentCurrency,
  /** What has to be paid before it is posted, or renewed; null: nothing. */
  fee: PricedPlan.nullable(),
  /** What others see already is renewed by it, and can do without. */
  isFeeOptional: z.boolean(),
  /** What can be added. */
  promotions: z.array(PricedPlan),
  noPromotion: z.enum(NO_PROMOTION).nullable(),
  /** What it has already, and until when; null until it is on offer. */
  running: z.array(
    z.object({
      product: PricedPlan.shape.product,
      endsAt: z.iso.datetime().nullable(),
      /** Readers and messages of others since it began; null before. */
      cameOfIt: z.object({ views: z.int(), messages: z.int() }).nullable(),
    }),
  ),
  /** The payment that was begun and not ended. */
  open: Order.nullable(),
})
export type PlansOfListing = z.infer<typeof PlansOfListing>

export const listPlans = operation({
  name: 'payments.list-plans',
  method: 'GET',
  path: '/api/listings/{listingId}/plans',
  access: 'signed-in',
  summary: 'List what can be bought for your listing, what has to be, and what it costs',
  input: z.strictObject({ listingId: ListingId }),
  output: PlansOfListing,
  errors: only(PAYMENTS_ERRORS, 'payments.not-found'),
})

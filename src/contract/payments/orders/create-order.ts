import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { ListingId } from '#contract/listings/listing.ts'
import { Order, ORDER_LINES_MAX } from './order.ts'
import { PAYMENTS_ERRORS } from '#contract/payments/payments-errors.ts'
import { PaymentCurrency, PlanId, PLANS } from '#contract/payments/plans/plan.ts'

export const createOrder = operation({
  name: 'payments.create-order',
  method: 'POST',
  path: '/api/orders',
  access: 'signed-in',
  limit: { points: 20, seconds: 3600 },
  summary: 'Create an order for your listing and open the page where it is paid',
  input: z.strictObject({
    listingId: ListingId,
    planIds: z
      .array(PlanId)
      .min(1)
      .max(ORDER_LINES_MAX)
      .refine((ids) => new Set(ids.map((id) => PLANS[id].product)).size === ids.length),
    currency: PaymentCurrency,
    /** The sum that was seen, in minor units. */
    amountMinor: z.int().min(1),
  }),
  output: Order,
  errors: only(
    PAYMENTS_ERRORS,
    'payments.not-found',
    'payments.not-offered',
    'payments.price-changed',
    'payments.not-for-listing',
    'payments.paid-already',
    'payments.no-promotion',
    'payments.provider-away',
  ),
})

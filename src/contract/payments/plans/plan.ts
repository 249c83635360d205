import { z } from 'zod'
import { CURRENCIES } from '#contract/listings/price.ts'

/** What can be bought for a listing: to be posted at all, to be new again, to stand on top, to stand out. */
export const PRODUCTS = ['posting', 'bump', 'featured', 'highlight'] as const
export const Product = z.enum(PRODUCTS)
export type Product = z.infer<typeof Product>

/** What is sold. */
export const PLAN_IDS = [
  'posting_job',
  'posting_rooms',
  'bump',
  'featured_3',
  'featured_7',
  'featured_14',
  'highlight_7',
] as const
export const PlanId = z.enum(PLAN_IDS)
export type PlanId = z.infer<typeof PlanId>

/** What each plan gives. Days count from when the listing is on offer; null: it happens once. */
export const PLANS: Readonly<Record<PlanId, { product: Product; days: number | null }>> = {
  posting_job: { product: 'posting', days: 30 },
  posting_rooms: { product: 'posting', days: 30 },
  bump: { product: 'bump', days: null },
  featured_3: { product: 'featured', days: 3 },
  featured_7: { product: 'featured', days: 7 },
  featured_14: { product: 'featured', days: 14 },
  highlight_7: { product: 'highlight', days: 7 },
}

/** What is paid in: no payment service takes the nakfa. */
export const PAYMENT_CURRENCIES = CURRENCIES.filter((currency) => currency !== 'ERN')
export const PaymentCurrency = z.enum(PAYMENT_CURRENCIES)
export type PaymentCurrency = z.infer<typeof PaymentCurrency>

/** A plan with what it costs now, in minor units (cents) without tax. */
export const PricedPlan = z.object({
  planId: PlanId,
  product: Product,
  days: z.int().nullable(),
  amountMinor: z.int(),
})
export type PricedPlan = z.infer<typeof PricedPlan>

import { z } from 'zod'
import { PaymentCurrency, PlanId, Product } from '#contract/payments/plans/plan.ts'

/** Minor units. */
export const PLAN_AMOUNT = { min: 50, max: 10_000_000 } as const

export const PlanPrice = z.strictObject({
  currency: PaymentCurrency,
  amountMinor: z.int().min(PLAN_AMOUNT.min).max(PLAN_AMOUNT.max),
})

/** A plan with its prices, as admins set them. */
export const SoldPlan = z.object({
  planId: PlanId,
  product: Product,
  days: z.int().nullable(),
  isOffered: z.boolean(),
  version: z.int(),
  prices: z.array(PlanPrice),
})
export type SoldPlan = z.infer<typeof SoldPlan>

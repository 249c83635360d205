import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { PAYMENTS_ERRORS } from '#contract/payments/payments-errors.ts'
import { PAYMENT_CURRENCIES, PlanId } from '#contract/payments/plans/plan.ts'
import { PlanPrice, SoldPlan } from './sold-plan.ts'

export const changePlan = operation({
  name: 'payments.change-plan',
  method: 'PUT',
  path: '/api/staff/plans/{planId}',
  access: 'admin',
  summary: 'Change whether a plan is sold and its prices; orders that are there stay as they are',
  input: z.strictObject({
    planId: PlanId,
    /** The version that was seen. */
    version: z.int().min(1),
    isOffered: z.boolean(),
    /** One a currency; what is sold has one in US dollars. */
    prices: z
      .array(PlanPrice)
      .min(1)
      .max(PAYMENT_CURRENCIES.length)
      .refine((prices) => new Set(prices.map(({ currency }) => currency)).size === prices.length)
      .refine((prices) => prices.some(({ currency }) => currency === 'USD')),
  }),
  output: SoldPlan,
  errors: only(PAYMENTS_ERRORS, 'payments.plan-changed'),
})

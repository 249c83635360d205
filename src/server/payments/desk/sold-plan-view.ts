import type { SoldPlan } from '#contract/payments/desk/sold-plan.ts'
import { PAYMENT_CURRENCIES, PaymentCurrency, PLAN_IDS, PLANS } from '#contract/payments/plans/plan.ts'
import type { SoldPlanRow } from '#server/payments/plans/plan-store.ts'

/** In the order of the contract, prices in that of the currencies. */
export function viewSoldPlans(rows: readonly SoldPlanRow[]): SoldPlan[] {
  const byPlan = Map.groupBy(rows, ({ id }) => id)
  return PLAN_IDS.flatMap((planId): SoldPlan[] => {
    const [first, ...others] = byPlan.get(planId) ?? []
    if (!first) return []
    const prices = [first, ...others].flatMap(({ currency, amount_minor }) =>
      currency === null || amount_minor === null
        ? []
        : [{ currency: PaymentCurrency.parse(currency), amountMinor: amount_minor }],
    )
    const rankOf = ({ currency }: (typeof prices)[number]) => PAYMENT_CURRENCIES.indexOf(currency)
    return [
      {
        planId,
        ...PLANS[planId],
        isOffered: first.is_offered,
        version: first.version,
        prices: prices.toSorted((one, other) => rankOf(one) - rankOf(other)),
      },
    ]
  })
}

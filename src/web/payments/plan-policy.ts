import type { PlansOfListing } from '#contract/payments/plans/list-plans.ts'
import type { PricedPlan, Product } from '#contract/payments/plans/plan.ts'

/** What can be added, by what it does, in the order of how much it does. */
export function promotionsByProduct({
  promotions,
}: Pick<PlansOfListing, 'promotions'>): [Product, PricedPlan[]][] {
  const order: readonly Product[] = ['featured', 'highlight', 'bump']
  return order.flatMap((product): [Product, PricedPlan[]][] => {
    const plans = promotions.filter((plan) => plan.product === product)
    return plans.length === 0
      ? []
      : [[product, plans.toSorted((one, other) => one.amountMinor - other.amountMinor)]]
  })
}

/** The fee, where one is due, and what was chosen beside it. */
export function chosenPlans(
  { fee, promotions }: Pick<PlansOfListing, 'fee' | 'promotions'>,
  chosen: ReadonlyMap<Product, string>,
): PricedPlan[] {
  const added = promotions.filter(({ planId, product }) => chosen.get(product) === planId)
  return fee === null ? added : [fee, ...added]
}

export const sumOf = (plans: readonly PricedPlan[]): number =>
  plans.reduce((sum, { amountMinor }) => sum + amountMinor, 0)

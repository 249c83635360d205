import type { PlansOfListing } from '#contract/payments/plans/list-plans.ts'
import type { PricedPlan, Product } from '#contract/payments/plans/plan.ts'

/** What can be added, by what it does, in the order of how much it does. */
export function promotionsByProduct({
  fee,
  isFeeOptional,
  promotions,
}: Pick<PlansOfListing, 'fee' | 'isFeeOptional' | 'promotions'>): [Product, PricedPlan[]][] {
  const order: readonly Product[] = ['posting', 'featured', 'highlight', 'bump']
  const offered = fee !== null && isFeeOptional ? [fee, ...promotions] : promotions
  return order.flatMap((product): [Product, PricedPlan[]][] => {
    const plans = offered.filter((plan) => plan.product === product)
    return plans.length === 0
      ? []
      : [[product, plans.toSorted((one, other) => one.amountMinor - other.amountMinor)]]
  })
}

/** The fee, where it has to be paid, and what was chosen beside it. */
export function chosenPlans(
  { fee, isFeeOptional, promotions }: Pick<PlansOfListing, 'fee' | 'isFeeOptional' | 'promotions'>,
  chosen: ReadonlyMap<Product, string>,
): PricedPlan[] {
  const added = promotions.filter(({ planId, product }) => chosen.get(product) === planId)
  const isBought = fee !== null && (!isFeeOptional || chosen.get('posting') === fee.planId)
  return isBought ? [fee, ...added] : added
}

export const sumOf = (plans: readonly PricedPlan[]): number =>
  plans.reduce((sum, { amountMinor }) => sum + amountMinor, 0)

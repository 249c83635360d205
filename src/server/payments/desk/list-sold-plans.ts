import type { SoldPlan } from '#contract/payments/desk/sold-plan.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findSoldPlans } from '#server/payments/plans/plan-store.ts'
import { viewSoldPlans } from './sold-plan-view.ts'

/** Every plan, whether or not it is sold for now. */
export async function listSoldPlans({ db }: Pick<Platform, 'db'>): Promise<{ items: SoldPlan[] }> {
  return { items: viewSoldPlans(await findSoldPlans(db)) }
}

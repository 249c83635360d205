import type { SoldPlan } from '#contract/payments/desk/sold-plan.ts'
import type { PaymentCurrency, PlanId } from '#contract/payments/plans/plan.ts'
import { writeEvents } from '#server/moderation/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findSoldPlans, replacePrices, takePlan } from '#server/payments/plans/plan-store.ts'
import { viewSoldPlans } from './sold-plan-view.ts'

interface Input {
  planId: PlanId
  version: number
  isOffered: boolean
  prices: { currency: PaymentCurrency; amountMinor: number }[]
}

/** Over a version that was not seen nothing is changed. */
export function changePlan(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { userId }: Member,
  { planId, version, isOffered, prices }: Input,
): Promise<SoldPlan> {
  return inTransaction(db, async (tx) => {
    const at = clock.now()
    const before = viewSoldPlans(await findSoldPlans(tx, planId))[0]
    if (!(await takePlan(tx, { planId, version, isOffered, at }))) throw new AppError('payments.plan-changed')
    await replacePrices(tx, planId, prices)
    const after = viewSoldPlans(await findSoldPlans(tx, planId))[0]
    if (!after) throw new Error('A plan that was changed is there.')
    await writeEvents(tx, [
      { at, actorId: userId, action: 'change_plan', note: planId, before: before ?? null, after },
    ])
    return after
  })
}

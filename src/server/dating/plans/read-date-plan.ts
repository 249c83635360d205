import type { SharedDatePlan } from '#contract/dating/plans/date-plan.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { tokenHash } from './date-plan-policy.ts'
import { findPlanByToken } from './date-plan-store.ts'
import { viewSharedPlan } from './date-plan-view.ts'

/** For whoever has the link; who shared it they know already. */
export async function readDatePlan(
  { db, config, clock }: Pick<Platform, 'db' | 'config' | 'clock'>,
  { token }: { token: string },
): Promise<{ plan: SharedDatePlan }> {
  const row = await findPlanByToken(db, tokenHash(token, config.secretKey), clock.now())
  if (!row) throw new AppError('dating.plan-ended')
  return { plan: viewSharedPlan(row) }
}

import type { DatePlanId } from '#contract/dating/plans/date-plan.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { deletePlan } from './date-plan-store.ts'

export async function deleteDatePlan(
  { db }: Pick<Platform, 'db'>,
  { userId }: Member,
  { planId }: { planId: DatePlanId },
): Promise<{ isDeleted: true }> {
  if (!(await deletePlan(db, userId, planId))) throw new AppError('dating.plan-ended')
  return { isDeleted: true }
}

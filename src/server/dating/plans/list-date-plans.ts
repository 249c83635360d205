import type { DatePlan } from '#contract/dating/plans/date-plan.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findPlansOf } from './date-plan-store.ts'
import { viewPlan } from './date-plan-view.ts'

export async function listDatePlans(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { userId }: Member,
): Promise<{ items: DatePlan[] }> {
  return { items: (await findPlansOf(db, userId, clock.now())).map(viewPlan) }
}

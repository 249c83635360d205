import { type DatePlan, DatePlanId, type SharedDatePlan } from '#contract/dating/plans/date-plan.ts'
import type { DatePlanRow } from './date-plan-store.ts'

export const viewSharedPlan = (row: DatePlanRow): SharedDatePlan => ({
  place: row.place,
  firstName: row.first_name,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
})

export const viewPlan = (row: DatePlanRow): DatePlan => ({
  id: DatePlanId.parse(row.id),
  ...viewSharedPlan(row),
})

import { z } from 'zod'
import { line } from '#contract/kit/text.ts'

export const DatePlanId = z.uuid().brand<'DatePlanId'>()
export type DatePlanId = z.infer<typeof DatePlanId>

export const DATE_PLAN_LIMITS = {
  /** Graphemes. */
  placeMin: 2,
  placeMax: 160,
  /** Open ones of one person. */
  openMax: 10,
  /** Days ahead. */
  daysAhead: 60,
  /** Hours that a link shows the plan after the meeting begins. */
  hoursShown: 24,
  tokenMax: 64,
} as const

export const PlanPlace = line({ min: DATE_PLAN_LIMITS.placeMin, max: DATE_PLAN_LIMITS.placeMax })

/** What a friend reads: where, when, and the first name of the match, until a day after. */
export const SharedDatePlan = z.object({
  place: z.string(),
  firstName: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
})
export type SharedDatePlan = z.infer<typeof SharedDatePlan>

export const DatePlan = SharedDatePlan.extend({ id: DatePlanId })
export type DatePlan = z.infer<typeof DatePlan>

import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { DATING_ERRORS } from '#contract/dating/dating-errors.ts'
import { DATE_PLAN_LIMITS, SharedDatePlan } from './date-plan.ts'

export const readDatePlan = operation({
  name: 'dating.read-date-plan',
  // its token is a secret, which no address of a request carries
  method: 'POST',
  path: '/api/dating/plans/shared',
  access: 'anyone',
  summary: 'Read the plan of a date that somebody shared by a link, until a day after it begins',
  input: z.strictObject({ token: z.string().min(1).max(DATE_PLAN_LIMITS.tokenMax) }),
  output: z.object({ plan: SharedDatePlan }),
  errors: only(DATING_ERRORS, 'dating.plan-ended'),
})

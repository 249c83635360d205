import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { DATING_ERRORS } from '#contract/dating/dating-errors.ts'
import { DatePlanId } from './date-plan.ts'

export const deleteDatePlan = operation({
  name: 'dating.delete-date-plan',
  method: 'DELETE',
  path: '/api/dating/plans/{planId}',
  access: 'signed-in',
  summary: 'Delete a plan of a date: its link shows nothing any more',
  input: z.strictObject({ planId: DatePlanId }),
  output: z.object({ isDeleted: z.literal(true) }),
  errors: only(DATING_ERRORS, 'dating.plan-ended'),
})

import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { DATING_ERRORS } from '#contract/dating/dating-errors.ts'
import { MatchId } from '#contract/dating/matches/match.ts'
import { DatePlan, PlanPlace } from './date-plan.ts'

export const createDatePlan = operation({
  name: 'dating.create-date-plan',
  method: 'POST',
  path: '/api/dating/plans',
  access: 'signed-in',
  summary: 'Create a plan of a date with a match, to be shared with a friend by its link',
  input: z.strictObject({ matchId: MatchId, place: PlanPlace, startsAt: z.iso.datetime() }),
  /** The token opens the plan to whoever has it, and is returned only here. */
  output: z.object({ plan: DatePlan, token: z.string() }),
  errors: only(DATING_ERRORS, 'dating.not-found', 'dating.plan-time', 'dating.too-many-plans'),
})

import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { DatePlan } from './date-plan.ts'

export const listDatePlans = operation({
  name: 'dating.list-date-plans',
  method: 'GET',
  path: '/api/dating/plans',
  access: 'signed-in',
  summary: 'List your shared plans of dates, the next one first',
  input: z.strictObject({}),
  output: z.object({ items: z.array(DatePlan) }),
  errors: {},
})

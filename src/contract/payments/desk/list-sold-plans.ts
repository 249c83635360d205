import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { SoldPlan } from './sold-plan.ts'

export const listSoldPlans = operation({
  name: 'payments.list-sold-plans',
  method: 'GET',
  path: '/api/staff/plans',
  access: 'admin',
  summary: 'List the plans with their prices in each currency',
  input: z.strictObject({}),
  output: z.object({ items: z.array(SoldPlan) }),
  errors: {},
})

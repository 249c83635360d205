import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { DATING_ERRORS } from '#contract/dating/dating-errors.ts'
import { DatingReport } from '#contract/dating/verification/verification.ts'

export const listDatingReports = operation({
  name: 'dating.list-dating-reports',
  method: 'GET',
  path: '/api/dating/reports',
  access: 'manager',
  summary: 'List open reports about dating profiles with their content at that time, oldest first',
  input: z.strictObject({}),
  output: z.object({ items: z.array(DatingReport) }),
  errors: only(DATING_ERRORS),
})

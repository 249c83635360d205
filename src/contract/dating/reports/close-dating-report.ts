import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { DATING_ERRORS } from '#contract/dating/dating-errors.ts'
import { ReportId } from '#contract/safety/report.ts'

export const closeDatingReport = operation({
  name: 'dating.close-dating-report',
  method: 'POST',
  path: '/api/dating/reports/{reportId}',
  access: 'manager',
  summary: 'Decide a report; upholding it removes the profile from dating',
  input: z.strictObject({ reportId: ReportId, outcome: z.enum(['dismissed', 'upheld']) }),
  output: z.object({ isClosed: z.literal(true) }),
  errors: only(DATING_ERRORS, 'dating.not-found'),
})

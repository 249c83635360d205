import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { NETWORKING_ERRORS } from '#contract/networking/networking-errors.ts'
import { ReportDecision, ReportId } from '#contract/safety/report.ts'

export const closePostReport = operation({
  name: 'networking.close-post-report',
  method: 'POST',
  path: '/api/post-reports/{reportId}/decision',
  access: 'manager',
  summary: 'Decide everything that is reported about a post or comment: dismiss it, or remove the content',
  input: z.strictObject({ reportId: ReportId, decision: ReportDecision }),
  output: z.object({ isClosed: z.literal(true) }),
  errors: only(NETWORKING_ERRORS, 'networking.report-over'),
})

import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { NETWORKING_ERRORS } from '#contract/networking/networking-errors.ts'
import { ReportDecision, ReportId } from '#contract/safety/report.ts'

export const closePostReport = operation({
  name: 'networking.close-post-report',
  method: 'POST',
  path: '/api/post-reports/{reportId}/decision',
  access: 'manager',
  summary:
    'Decide on all that is reported of a post or a comment: nothing is wrong with it, or it is taken away',
  input: z.strictObject({ reportId: ReportId, decision: ReportDecision }),
  output: z.object({ isClosed: z.literal(true) }),
  errors: only(NETWORKING_ERRORS, 'networking.report-over'),
})

import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { ReportDecision, ReportId } from '#contract/safety/report.ts'
import { GROUP_ERRORS } from './group-errors.ts'

export const closeGroupReport = operation({
  name: 'groups.close-group-report',
  method: 'POST',
  path: '/api/group-reports/{reportId}/decision',
  access: 'manager',
  summary: 'Decide everything that is reported about a group: dismiss it, or archive the group',
  input: z.strictObject({ reportId: ReportId, decision: ReportDecision }),
  output: z.object({ isClosed: z.literal(true) }),
  errors: only(GROUP_ERRORS, 'groups.report-over'),
})

import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { reportFields, ReportOutcome } from '#contract/safety/report.ts'
import { SAFETY_ERRORS } from '#contract/safety/safety-errors.ts'
import { GROUP_ERRORS } from './group-errors.ts'
import { GroupId } from './group.ts'

export const reportGroup = operation({
  name: 'groups.report-group',
  method: 'POST',
  path: '/api/groups/{groupId}/report',
  access: 'signed-in',
  summary: 'Report a group to staff; its leaders do not learn who reported it',
  input: z.strictObject({ groupId: GroupId, report: reportFields('group') }),
  output: z.object({ outcome: ReportOutcome }),
  errors: {
    ...only(GROUP_ERRORS, 'groups.not-found'),
    ...only(SAFETY_ERRORS, 'safety.too-many-reports', 'safety.own-subject'),
  },
})

import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { NETWORKING_ERRORS } from '#contract/networking/networking-errors.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { reportFields, ReportOutcome } from '#contract/safety/report.ts'
import { SAFETY_ERRORS } from '#contract/safety/safety-errors.ts'

export const reportPerson = operation({
  name: 'networking.report-person',
  method: 'POST',
  path: '/api/people/{userId}/report',
  access: 'signed-in',
  summary: 'Report a member to staff; they do not learn who reported them',
  input: z.strictObject({ userId: UserId, report: reportFields('profile') }),
  output: z.object({ outcome: ReportOutcome }),
  errors: {
    ...only(NETWORKING_ERRORS, 'networking.person-not-found'),
    ...only(SAFETY_ERRORS, 'safety.too-many-reports', 'safety.own-subject'),
  },
})

import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { DATING_ERRORS } from '#contract/dating/dating-errors.ts'
import { SAFETY_ERRORS } from '#contract/safety/safety-errors.ts'
import { reportFields, ReportOutcome } from '#contract/safety/report.ts'
import { DatingProfileId } from '#contract/dating/profile/profile.ts'

export const reportDatingProfile = operation({
  name: 'dating.report-dating-profile',
  method: 'POST',
  path: '/api/dating/profiles/{profileId}/report',
  access: 'signed-in',
  summary: 'Report a dating profile to staff and hide it from yourself',
  input: z.strictObject({ profileId: DatingProfileId, report: reportFields('dating_profile') }),
  output: z.object({ outcome: ReportOutcome }),
  errors: {
    ...only(DATING_ERRORS, 'dating.not-found'),
    ...only(SAFETY_ERRORS, 'safety.own-subject', 'safety.too-many-reports'),
  },
})

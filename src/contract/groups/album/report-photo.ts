import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { GROUP_ERRORS } from '#contract/groups/group-errors.ts'
import { reportFields, ReportOutcome } from '#contract/safety/report.ts'
import { SAFETY_ERRORS } from '#contract/safety/safety-errors.ts'
import { GroupPhotoId } from './group-photo.ts'

export const reportPhoto = operation({
  name: 'groups.report-photo',
  method: 'POST',
  path: '/api/group-photos/{photoId}/report',
  access: 'signed-in',
  summary: 'Report a photo of an album to staff; its author does not learn who reported it',
  input: z.strictObject({ photoId: GroupPhotoId, report: reportFields('group_photo') }),
  output: z.object({ outcome: ReportOutcome }),
  errors: {
    ...only(GROUP_ERRORS, 'groups.photo-not-found'),
    ...only(SAFETY_ERRORS, 'safety.too-many-reports', 'safety.own-subject'),
  },
})

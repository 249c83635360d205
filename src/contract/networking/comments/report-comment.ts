import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { NETWORKING_ERRORS } from '#contract/networking/networking-errors.ts'
import { reportFields, ReportOutcome } from '#contract/safety/report.ts'
import { SAFETY_ERRORS } from '#contract/safety/safety-errors.ts'
import { CommentId } from './comment.ts'

export const reportComment = operation({
  name: 'networking.report-comment',
  method: 'POST',
  path: '/api/comments/{commentId}/report',
  access: 'signed-in',
  summary: 'Report a comment to staff; its author does not learn who reported it',
  input: z.strictObject({ commentId: CommentId, report: reportFields('comment') }),
  output: z.object({ outcome: ReportOutcome }),
  errors: {
    ...only(NETWORKING_ERRORS, 'networking.comment-not-found'),
    ...only(SAFETY_ERRORS, 'safety.too-many-reports', 'safety.own-subject'),
  },
})

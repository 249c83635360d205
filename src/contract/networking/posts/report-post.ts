import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { NETWORKING_ERRORS } from '#contract/networking/networking-errors.ts'
import { reportFields, ReportOutcome } from '#contract/safety/report.ts'
import { SAFETY_ERRORS } from '#contract/safety/safety-errors.ts'
import { PostId } from './post.ts'

export const reportPost = operation({
  name: 'networking.report-post',
  method: 'POST',
  path: '/api/posts/{postId}/report',
  access: 'signed-in',
  summary: 'Report a post to staff; its author does not learn who reported it',
  input: z.strictObject({ postId: PostId, report: reportFields('post') }),
  output: z.object({ outcome: ReportOutcome }),
  errors: {
    ...only(NETWORKING_ERRORS, 'networking.post-not-found'),
    ...only(SAFETY_ERRORS, 'safety.too-many-reports', 'safety.own-subject'),
  },
})

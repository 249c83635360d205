import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { reportFields, ReportOutcome } from '#contract/safety/report.ts'
import { SAFETY_ERRORS } from '#contract/safety/safety-errors.ts'
import { ReviewId } from './review.ts'
import { REVIEWS_ERRORS } from './reviews-errors.ts'

export const reportReview = operation({
  name: 'reviews.report-review',
  method: 'POST',
  path: '/api/reviews/{reviewId}/report',
  access: 'signed-in',
  summary: 'Report a review to staff; its author does not learn who reported it',
  input: z.strictObject({ reviewId: ReviewId, report: reportFields('review') }),
  output: z.object({ outcome: ReportOutcome }),
  errors: {
    ...only(REVIEWS_ERRORS, 'reviews.not-found'),
    ...only(SAFETY_ERRORS, 'safety.too-many-reports', 'safety.own-subject'),
  },
})

import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { Review, ReviewId, REVIEW_LIMITS } from './review.ts'
import { REVIEWS_ERRORS } from './reviews-errors.ts'
import { text } from '#contract/kit/text.ts'

export const answerReview = operation({
  name: 'reviews.answer-review',
  method: 'PUT',
  path: '/api/reviews/{reviewId}/reply',
  access: 'signed-in',
  summary: 'Reply once to a review about you',
  input: z.strictObject({ reviewId: ReviewId, reply: text({ min: 1, max: REVIEW_LIMITS.wordsMax }) }),
  output: Review,
  errors: only(REVIEWS_ERRORS, 'reviews.not-found', 'reviews.answered'),
})

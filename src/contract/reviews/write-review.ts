import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { Exchange, ExchangeId, ReviewFields } from './review.ts'
import { REVIEWS_ERRORS } from './reviews-errors.ts'

export const writeReview = operation({
  name: 'reviews.write-review',
  method: 'PUT',
  path: '/api/exchanges/{exchangeId}/review',
  access: 'signed-in',
  summary:
    'Write what you say of the other; nobody reads it before both of you have written or 14 days have passed',
  input: z.strictObject({ exchangeId: ExchangeId, review: ReviewFields }),
  output: Exchange,
  errors: only(REVIEWS_ERRORS, 'reviews.not-found', 'reviews.over', 'reviews.written'),
})

import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { ReviewCard } from './review.ts'

/** So many are sent at a time: the queue is worked from its old end. */
export const REVIEWS_SHOWN = 50

export const listReviews = operation({
  name: 'listings.list-reviews',
  method: 'GET',
  path: '/api/listing-reviews',
  access: 'manager',
  summary: 'List listings and changes that await review, longest waiting first',
  input: z.strictObject({}),
  output: z.object({ items: z.array(ReviewCard), count: z.int() }),
  errors: {},
})

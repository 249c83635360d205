import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { Cursor, pageOf } from '#contract/kit/paging.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { Score, ShownReview } from './review.ts'

export const REVIEWS_PAGE = 10

export const listReviews = operation({
  name: 'reviews.list-reviews',
  method: 'GET',
  path: '/api/people/{userId}/reviews',
  access: 'signed-in',
  summary: 'List what others say of a person they had to do with, latest first',
  input: z.strictObject({ userId: UserId, cursor: Cursor.optional() }),
  output: pageOf(ShownReview).extend({ score: Score }),
  errors: {},
})

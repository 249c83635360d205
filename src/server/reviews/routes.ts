import { answerReview as answerReviewOperation } from '#contract/reviews/answer-review.ts'
import { listExchanges as listExchangesOperation } from '#contract/reviews/list-exchanges.ts'
import { listReviews as listReviewsOperation } from '#contract/reviews/list-reviews.ts'
import { reportReview as reportReviewOperation } from '#contract/reviews/report-review.ts'
import { writeReview as writeReviewOperation } from '#contract/reviews/write-review.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type Route, route } from '#server/platform/route.ts'
import { answerReview } from './answer-review.ts'
import { listExchanges } from './list-exchanges.ts'
import { listReviews } from './list-reviews.ts'
import { reportReview } from './report-review.ts'
import { writeReview } from './write-review.ts'

export const reviewRoutes = (platform: Platform): Route[] => [
  route(listExchangesOperation)((_input, member) => listExchanges(platform, member)),
  route(writeReviewOperation)((input, member) => writeReview(platform, member, input)),
  route(listReviewsOperation)((input, member) => listReviews(platform, member, input)),
  route(answerReviewOperation)((input, member) => answerReview(platform, member, input)),
  route(reportReviewOperation)((input, member) => reportReview(platform, member, input)),
]

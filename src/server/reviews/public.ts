import type { ModeratedSubjects } from '#server/moderation/public.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import type { Platform } from '#server/platform/platform.ts'
import { exportExchanges, leaveExchanges } from './exchange-store.ts'
import { moderateReview } from './moderate-review.ts'
import { workRevealReviews } from './reveal-reviews-job.ts'
import { deleteReviewsOf, exportReviews } from './review-store.ts'

export { hasExchange } from './exchange-store.ts'
export { reviewNotices } from './notices-view.ts'
export { openExchange } from './open-exchange.ts'
export { withdrawExchange } from './withdraw-exchange.ts'
export { scoreOf } from './review-store.ts'

/** What staff decide about here. */
export const reviewSubjects = (platform: Platform): ModeratedSubjects => ({
  review: moderateReview(platform),
})

/** Registers the background jobs; to be called before the queue starts. */
export function workReviewJobs(platform: Platform): void {
  workRevealReviews(platform)
}

export const personalData: PersonalData = {
  feature: 'reviews',
  tables: ['public.review', 'public.review_exchange'],
  export: async (tx, userId) => ({
    'public.review': await exportReviews(tx, userId),
    'public.review_exchange': await exportExchanges(tx, userId),
  }),
  async purge(tx, userId) {
    await deleteReviewsOf(tx, userId)
    await leaveExchanges(tx, userId)
  },
}

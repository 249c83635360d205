import { REVIEW_LIMITS } from '#contract/reviews/review.ts'
import type { ModeratedSubject } from '#server/moderation/public.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findReviews, type ReviewRow, setReviewHidden } from './review-store.ts'

const starsOf = (stars: number): string => '★'.repeat(stars) + '☆'.repeat(REVIEW_LIMITS.starsMax - stars)

/** What its author said. */
export const wordsOf = ({ stars, words }: Pick<ReviewRow, 'stars' | 'words'>): string =>
  [starsOf(stars), words].filter((line) => line !== null).join('\n')

/** A review: taken away it is read by nobody, and does not count. Its author answers for it. */
export const moderateReview = ({ clock }: Pick<Platform, 'clock'>): ModeratedSubject => ({
  queue: 'reports',
  async cards(db, ids) {
    const reviews = await findReviews(db, ids)
    return new Map(reviews.map((review) => [review.id, { title: wordsOf(review), picture: null }]))
  },
  async read(tx, { id }) {
    const [review] = await findReviews(tx, [id])
    if (!review) return null
    return {
      view: {
        title: null,
        text: wordsOf(review),
        pictures: [],
        facts: [],
        compareId: null,
        path: `/people/${review.about_id}`,
      },
      version: 0,
      actions: ['remove'],
    }
  },
  async act(tx, { id, action }) {
    return action.kind === 'remove' && (await setReviewHidden(tx, id, clock.now()))
      ? { isHidden: true }
      : null
  },
  async reverse(tx, { id }) {
    await setReviewHidden(tx, id, null)
  },
  hide: (tx, { id }) => setReviewHidden(tx, id, clock.now()),
  async show(tx, { id }) {
    await setReviewHidden(tx, id, null)
  },
})

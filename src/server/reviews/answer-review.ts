import { UserId } from '#contract/profiles/profile.ts'
import type { Review, ReviewId } from '#contract/reviews/review.ts'
import { sendNotice } from '#server/notifications/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { personCards } from '#server/profiles/public.ts'
import { refuseBlockedText } from '#server/safety/public.ts'
import { findShown, saveReply } from './review-store.ts'
import { viewReview } from './review-view.ts'

/** Once, by whom it is about; its author is notified. */
export function answerReview(
  platform: Platform,
  { userId }: Member,
  { reviewId, reply }: { reviewId: ReviewId; reply: string },
): Promise<Review> {
  return inTransaction(platform.db, async (tx) => {
    const review = await findShown(tx, reviewId)
    if (review?.about_id !== userId) throw new AppError('reviews.not-found')
    if (review.reply === reply) return viewReview(review)
    if (review.reply !== null) throw new AppError('reviews.answered')
    await refuseBlockedText(tx, reply)
    await saveReply(tx, reviewId, { reply, at: platform.clock.now() })
    const own = (await personCards(tx, [userId])).get(userId)
    if (review.author_id !== null && own) {
      const notice = { kind: 'review_answered', subjectId: reviewId, facts: { person: own.name } } as const
      const authorId = UserId.parse(review.author_id)
      await sendNotice(tx, platform, { userId: authorId, notice, byMail: true, aboutId: userId })
    }
    return viewReview({ ...review, reply })
  })
}

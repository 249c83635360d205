import { UserId } from '#contract/profiles/profile.ts'
import type { ReviewId } from '#contract/reviews/review.ts'
import type { ReportFields, ReportOutcome } from '#contract/safety/report.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isBlockedBetween, submitReport } from '#server/safety/public.ts'
import { findShown } from './review-store.ts'
import { wordsOf } from './moderate-review.ts'

/** One whose author is gone has nobody to answer for it; its words went with them. */
export function reportReview(
  platform: Pick<Platform, 'db' | 'clock' | 'events' | 'settings'>,
  { userId }: Member,
  { reviewId, report }: { reviewId: ReviewId; report: ReportFields },
): Promise<{ outcome: ReportOutcome }> {
  return inTransaction(platform.db, async (tx) => {
    const review = await findShown(tx, reviewId)
    const isSeen =
      review &&
      (review.about_id === userId ||
        (!(await isBlockedBetween(tx, userId, review.about_id)) &&
          (review.author_id === null || !(await isBlockedBetween(tx, userId, review.author_id)))))
    if (!isSeen || review.author_id === null) throw new AppError('reviews.not-found')
    const outcome = await submitReport(tx, platform, {
      reporterId: userId,
      ownerId: UserId.parse(review.author_id),
      subject: { kind: 'review', id: reviewId },
      report,
      evidence: wordsOf(review),
    })
    return { outcome }
  })
}

import type { ReviewId } from '#contract/listings/review/review.ts'
import { findListing } from '#server/listings/listing-store.ts'
import { logReveal } from '#server/listings/phone/phone-store.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findOpenReview } from './review-store.ts'
import { findRevision } from './revision-store.ts'

/** The record is written with the answer, so that no look is without one. */
export function revealReviewedPhone(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { userId }: Member,
  { reviewId }: { reviewId: ReviewId },
): Promise<{ shown: string | null; proposed: string | null }> {
  return inTransaction(db, async (tx) => {
    const review = await findOpenReview(tx, reviewId)
    const row = review && (await findListing(tx, review.listing_id))
    if (!row || row.state === 'deleted') throw new AppError('listings.review-over')
    const revision = review.subject === 'revision' ? await findRevision(tx, row.id) : null
    await logReveal(tx, { userId, listingId: row.id, byStaff: true, at: clock.now() })
    return { shown: row.phone, proposed: revision?.content.phone ?? null }
  })
}

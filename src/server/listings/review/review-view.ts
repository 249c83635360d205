import { Category } from '#contract/listings/category.ts'
import { ListingId } from '#contract/listings/listing.ts'
import { type ReviewCard, ReviewId, ReviewSubject } from '#contract/listings/review/review.ts'
import { Signal } from '#contract/listings/review/signal.ts'
import type { ReviewRow } from './review-store.ts'

export function viewReviewCard(
  row: ReviewRow,
  { title, category, posterName }: { title: string; category: string; posterName: string },
): ReviewCard {
  return {
    id: ReviewId.parse(row.id),
    listingId: ListingId.parse(row.listing_id),
    subject: ReviewSubject.parse(row.subject),
    title,
    category: Category.parse(category),
    posterName,
    score: row.score,
    signals: Signal.array().parse(row.signals),
    openedAt: row.opened_at.toISOString(),
  }
}

import { REVIEWS_SHOWN } from '#contract/listings/review/list-reviews.ts'
import type { ReviewCard } from '#contract/listings/review/review.ts'
import { UserId } from '#contract/profiles/profile.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { personCards } from '#server/profiles/public.ts'
import { viewReviewCard } from './review-view.ts'
import { countOpenReviews, findOpenReviews } from './review-store.ts'

/** The old end of the queue, and how long it is. */
export async function listReviews(
  { db }: Pick<Platform, 'db'>,
  { userId }: Member,
): Promise<{ items: ReviewCard[]; count: number }> {
  const [rows, count] = await Promise.all([
    findOpenReviews(db, userId, REVIEWS_SHOWN),
    countOpenReviews(db, userId),
  ])
  const posters = await personCards(
    db,
    rows.map(({ owner_id }) => UserId.parse(owner_id)),
  )
  const items = rows.map((row) =>
    viewReviewCard(row, { ...row, posterName: posters.get(UserId.parse(row.owner_id))?.name ?? '' }),
  )
  return { items, count }
}

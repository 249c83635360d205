import { UserId } from '#contract/profiles/profile.ts'
import { REVIEWS_PAGE } from '#contract/reviews/list-reviews.ts'
import type { Score, ShownReview } from '#contract/reviews/review.ts'
import type { Member } from '#server/platform/caller.ts'
import { decodeTimeCursor, encodeTimeCursor } from '#server/platform/cursor.ts'
import type { Platform } from '#server/platform/platform.ts'
import { personCards } from '#server/profiles/public.ts'
import { isBlockedBetween } from '#server/safety/public.ts'
import { findReviewsAbout, readScore } from './review-store.ts'
import { viewShownReview } from './review-view.ts'

interface Asked {
  userId: UserId
  cursor?: string | undefined
}

/** Of whom the reader may not see there is as much to read as of nobody. */
export async function listReviews(
  { db }: Pick<Platform, 'db'>,
  { userId: viewerId }: Member,
  { userId, cursor }: Asked,
): Promise<{ items: ShownReview[]; nextCursor: string | null; score: Score }> {
  const after = cursor === undefined ? null : decodeTimeCursor(cursor)
  const found = await findReviewsAbout(db, { userId, viewerId }, { after, limit: REVIEWS_PAGE + 1 })
  const rows = found.slice(0, REVIEWS_PAGE)
  const last = found.length > REVIEWS_PAGE ? rows.at(-1) : undefined
  const authors = rows.map(({ author_id }) => author_id).filter((id) => id !== null)
  const cards = await personCards(
    db,
    authors.map((id) => UserId.parse(id)),
  )
  const isHidden = await isBlockedBetween(db, userId, viewerId)
  return {
    items: rows.map((row) =>
      viewShownReview(row, (row.author_id !== null && cards.get(UserId.parse(row.author_id))) || null),
    ),
    nextCursor: last?.revealed_at ? encodeTimeCursor({ at: last.revealed_at, id: last.id }) : null,
    score: isHidden ? { count: 0, average: null } : await readScore(db, userId),
  }
}

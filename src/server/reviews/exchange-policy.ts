import { DAY_MS } from '#contract/kit/duration.ts'
import { type ExchangeKind, REVIEW_LIMITS, type ReviewFields } from '#contract/reviews/review.ts'

interface Sides {
  seller_id: string | null
  buyer_id: string | null
}

/** Null: a stranger to it. */
export function sideOf({ seller_id, buyer_id }: Sides, userId: string): 'seller' | 'buyer' | null {
  if (userId === seller_id) return 'seller'
  return userId === buyer_id ? 'buyer' : null
}

/** Null: their account is gone. */
export const otherOf = (sides: Sides, userId: string): string | null =>
  sideOf(sides, userId) === 'seller' ? sides.buyer_id : sides.seller_id

export const closesAfter = (kind: ExchangeKind, openedAt: Date): Date =>
  new Date(openedAt.getTime() + REVIEW_LIMITS.openDays[kind] * DAY_MS)

/** The first review gives the other side two weeks, or what is left where that is less. */
export const closesAfterFirst = (closesAt: Date, writtenAt: Date): Date => {
  const blind = writtenAt.getTime() + REVIEW_LIMITS.blindDays * DAY_MS
  return new Date(Math.min(closesAt.getTime(), blind))
}

/** Is what was written the same, so that a second try is answered like the first? */
export const isSameReview = (
  written: { stars: number; tags: readonly string[]; words: string | null },
  { stars, tags, words }: ReviewFields,
): boolean =>
  written.stars === stars &&
  written.words === (words || null) &&
  written.tags.length === tags.length &&
  tags.every((tag) => written.tags.includes(tag))

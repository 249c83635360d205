import type { PersonCard } from '#contract/profiles/profile.ts'
import {
  type Exchange,
  ExchangeId,
  ExchangeKind,
  type Review,
  ReviewId,
  ReviewTag,
  type ShownReview,
} from '#contract/reviews/review.ts'
import type { ExchangeRow } from './exchange-store.ts'
import { sideOf } from './exchange-policy.ts'
import type { ReviewRow, ShownReviewRow } from './review-store.ts'

export const viewReview = (row: ReviewRow): Review => ({
  id: ReviewId.parse(row.id),
  stars: row.stars,
  tags: row.tags.map((tag) => ReviewTag.parse(tag)),
  words: row.words,
  at: row.created_at.toISOString(),
  reply: row.reply,
})

export const viewShownReview = (row: ShownReviewRow, author: PersonCard | null): ShownReview => ({
  ...viewReview(row),
  author,
  title: row.title,
})

interface Seen {
  userId: string
  other: PersonCard | null
  reviews: readonly ReviewRow[]
  now: Date
}

/** As one of the two sees it: what the other wrote only once both can be read. */
export function viewExchange(row: ExchangeRow, { userId, other, reviews, now }: Seen): Exchange {
  const own = reviews.find((review) => review.exchange_id === row.id && review.author_id === userId)
  const theirs = reviews.find(
    (review) =>
      review.exchange_id === row.id &&
      review.about_id === userId &&
      review.revealed_at !== null &&
      review.hidden_at === null,
  )
  const isOpen = !own && row.revealed_at === null && row.closes_at > now
  return {
    id: ExchangeId.parse(row.id),
    kind: ExchangeKind.parse(row.kind),
    other,
    isTheirs: sideOf(row, userId) === 'buyer',
    title: row.title,
    openUntil: isOpen ? row.closes_at.toISOString() : null,
    own: own ? viewReview(own) : null,
    theirs: theirs ? viewReview(theirs) : null,
    isRevealed: row.revealed_at !== null,
  }
}

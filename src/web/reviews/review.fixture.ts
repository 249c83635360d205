import { UserId } from '#contract/profiles/profile.ts'
import {
  type Exchange,
  ExchangeId,
  type Review,
  ReviewId,
  type ShownReview,
} from '#contract/reviews/review.ts'

const id = (n: number) => `0190a0e0-5555-7000-8000-${String(n).padStart(12, '0')}`

export const hirut = {
  userId: UserId.parse(id(1)),
  name: 'Hirut Alemu',
  avatar: null,
  memberSince: '2025-03-01T08:00:00.000Z',
}

export const abebe = { ...hirut, userId: UserId.parse(id(2)), name: 'Abebe Alemu' }

export const reviewOf = (n: number, parts: Partial<Review> = {}): Review => ({
  id: ReviewId.parse(id(100 + n)),
  stars: 4,
  tags: ['friendly'],
  words: 'Brought it to my door.',
  at: '2026-11-01T09:00:00.000Z',
  reply: null,
  ...parts,
})

export const shownReviewOf = (n: number, parts: Partial<ShownReview> = {}): ShownReview => ({
  ...reviewOf(n),
  author: hirut,
  title: 'A green sofa for three',
  ...parts,
})

export const exchangeOf = (n: number, parts: Partial<Exchange> = {}): Exchange => ({
  id: ExchangeId.parse(id(200 + n)),
  kind: 'closed',
  other: hirut,
  isTheirs: true,
  title: 'A green sofa for three',
  openUntil: '2026-12-20T09:00:00.000Z',
  own: null,
  theirs: null,
  isRevealed: false,
  ...parts,
})

import { z } from 'zod'
import { text } from '#contract/kit/text.ts'
import { PersonCard } from '#contract/profiles/profile.ts'

export const REVIEW_LIMITS = {
  starsMax: 5,
  tagsMax: 4,
  /** Graphemes; of the reply too. */
  wordsMax: 300,
  /** From so many on, their average is shown. */
  scoreFrom: 3,
  /** Nobody reads either review before both are written, or so many days after the first one. */
  blindDays: 14,
  /** Days in which somebody may begin, by what brought the two together. */
  openDays: { closed: 30, service: 90 },
  /** Messages of either side after which a service counts as talked about. */
  serviceMessages: 3,
  /** One's own exchanges that are listed, latest first. */
  listed: 50,
} as const

export const EXCHANGE_KINDS = ['closed', 'service'] as const
export const ExchangeKind = z.enum(EXCHANGE_KINDS)
export type ExchangeKind = z.infer<typeof ExchangeKind>

/** Said with one press, good ones first. */
export const REVIEW_TAGS = [
  'as_described',
  'on_time',
  'friendly',
  'quick_replies',
  'fair_price',
  'not_as_described',
  'late',
  'no_show',
  'rude',
] as const
export const ReviewTag = z.enum(REVIEW_TAGS)
export type ReviewTag = z.infer<typeof ReviewTag>
const COMPLAINTS: readonly ReviewTag[] = ['not_as_described', 'late', 'no_show', 'rude']

/** What goes with so many stars: praise from three on, complaints up to three. */
export const tagsFor = (stars: number): ReviewTag[] =>
  REVIEW_TAGS.filter((tag) => (COMPLAINTS.includes(tag) ? stars <= 3 : stars >= 3))

export const ReviewWords = text({ max: REVIEW_LIMITS.wordsMax })

/** What somebody says of the other. */
export const ReviewFields = z
  .strictObject({
    stars: z.int().min(1).max(REVIEW_LIMITS.starsMax),
    tags: z.array(ReviewTag).max(REVIEW_LIMITS.tagsMax),
    words: ReviewWords.nullable(),
  })
  .refine(({ stars, tags }) => tags.every((tag) => tagsFor(stars).includes(tag)), { path: ['tags'] })
  .refine(({ tags }) => new Set(tags).size === tags.length, { path: ['tags'] })
export type ReviewFields = z.infer<typeof ReviewFields>

export const ReviewId = z.uuid().brand<'ReviewId'>()
export type ReviewId = z.infer<typeof ReviewId>
export const ExchangeId = z.uuid().brand<'ExchangeId'>()
export type ExchangeId = z.infer<typeof ExchangeId>

/** How somebody is rated; no average of fewer than three reviews. */
export const Score = z.object({ count: z.int().min(0), average: z.number().min(1).max(5).nullable() })
export type Score = z.infer<typeof Score>

export const Review = z.object({
  id: ReviewId,
  stars: z.int(),
  tags: z.array(ReviewTag),
  words: z.string().nullable(),
  at: z.iso.datetime(),
  reply: z.string().nullable(),
})
export type Review = z.infer<typeof Review>

/** A review on somebody's page. */
export const ShownReview = Review.extend({
  /** Null: their account is gone. */
  author: PersonCard.nullable(),
  /** What it was about: null when that is gone. */
  title: z.string().nullable(),
})
export type ShownReview = z.infer<typeof ShownReview>

/** Two people who had to do with each other, as one of them sees it. */
export const Exchange = z.object({
  id: ExchangeId,
  kind: ExchangeKind,
  /** Null: their account is gone. */
  other: PersonCard.nullable(),
  /** They offered it; otherwise the reader did. */
  isTheirs: z.boolean(),
  title: z.string().nullable(),
  /** The reader may still write until then; null: written already, or over. */
  openUntil: z.iso.datetime().nullable(),
  own: Review.nullable(),
  /** Once both can be read. */
  theirs: Review.nullable(),
  /** Nothing can be written any more; both can be read. */
  isRevealed: z.boolean(),
})
export type Exchange = z.infer<typeof Exchange>

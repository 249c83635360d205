import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { LISTING_ERRORS } from '#contract/listings/listing-errors.ts'
import { DecisionNote, DecisionReason, ReviewDecision } from './decision.ts'
import { ReviewId } from './review.ts'

export const answerReview = operation({
  name: 'listings.answer-review',
  method: 'POST',
  path: '/api/listing-reviews/{reviewId}/answer',
  access: 'manager',
  summary: 'Approve a listing, request changes or reject it with a reason for its owner',
  input: z
    .strictObject({
      reviewId: ReviewId,
      /** Of the listing that was looked at. */
      version: z.int().min(1),
      decision: ReviewDecision,
      reason: DecisionReason.nullable().default(null),
      note: DecisionNote.nullable().default(null),
    })
    .superRefine(({ decision, reason, note }, context) => {
      const need = (path: string) =>
        context.addIssue({ code: 'invalid_type', expected: 'nonoptional', path: [path], input: undefined })
      if (decision !== 'approve' && reason === null) need('reason')
      if (reason === 'other' && note === null) need('note')
    }),
  output: z.object({ answered: z.literal(true) }),
  errors: only(LISTING_ERRORS, 'listings.review-over', 'listings.own-review', 'listings.incomplete'),
})

import { z } from 'zod'
import { text } from '#contract/kit/text.ts'

export const ReviewDecision = z.enum(['approve', 'request_changes', 'reject'])
export type ReviewDecision = z.infer<typeof ReviewDecision>

/** Why staff did not approve it; 'other' is said in the note. */
export const DecisionReason = z.enum([
  'scam',
  'misleading',
  'prohibited',
  'discrimination',
  'duplicate',
  'wrong_category',
  'photos',
  'contact_details',
  'other',
])
export type DecisionReason = z.infer<typeof DecisionReason>

/** Graphemes. */
export const DECISION_NOTE_MAX = 500
export const DecisionNote = text({ min: 1, max: DECISION_NOTE_MAX })

/** What its owner gets to know. */
export const Decision = z.object({ reason: DecisionReason, note: z.string().nullable() })
export type Decision = z.infer<typeof Decision>

import { z } from 'zod'
import { text } from '#contract/kit/text.ts'

/** The rule of the community guidelines that a decision rests on; 'other' is said in the note. */
export const RULES = [
  'scam',
  'misleading',
  'prohibited',
  'discrimination',
  'duplicate',
  'spam',
  'wrong_category',
  'photos',
  'contact_details',
  'harassment',
  'sexual',
  'minors',
  'threat',
  'private_information',
  'impersonation',
  'under_age',
  'other',
] as const
export const Rule = z.enum(RULES)
export type Rule = z.infer<typeof Rule>

/** Graphemes. */
export const DECISION_NOTE_MAX = 1000
export const DecisionNote = text({ min: 1, max: DECISION_NOTE_MAX })

/** The rule and the facts that the person concerned reads. */
export const RuleBroken = z.object({ rule: Rule, note: z.string().nullable() })
export type RuleBroken = z.infer<typeof RuleBroken>

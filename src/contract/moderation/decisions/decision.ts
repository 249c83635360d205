import { z } from 'zod'
import { text } from '#contract/kit/text.ts'
import { Action } from './action.ts'
import { Rule } from './rule.ts'
import { SubjectKind } from '#contract/moderation/subject.ts'

export const DecisionId = z.uuid().brand<'DecisionId'>()
export type DecisionId = z.infer<typeof DecisionId>

/** A decision takes effect after so many seconds; until then it can be undone and nobody else notices. */
export const DECISION_DELAY_SECONDS = 10

export const DECISION_LIMITS = {
  /** Cases that are decided at once. */
  cases: 50,
  actions: 6,
  /** Graphemes. */
  appealMax: 1000,
  /** Days in which somebody may appeal. */
  appealDays: 30,
} as const

export const AppealText = text({ min: 1, max: DECISION_LIMITS.appealMax })

/** How far an appeal is. */
export const AppealState = z.enum(['possible', 'open', 'upheld', 'overturned', 'over'])
export type AppealState = z.infer<typeof AppealState>

/** A decision as the person reads it whom it concerns. */
export const OwnDecision = z.object({
  id: DecisionId,
  kind: SubjectKind,
  /** What it was about, in their own words; null where it has none. */
  title: z.string().nullable(),
  actions: z.array(Action),
  rule: Rule.nullable(),
  note: z.string().nullable(),
  at: z.iso.datetime(),
  /** Null: for good, or not limited in time. */
  endsAt: z.iso.datetime().nullable(),
  appeal: AppealState,
})
export type OwnDecision = z.infer<typeof OwnDecision>

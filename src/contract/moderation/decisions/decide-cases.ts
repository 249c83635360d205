import { z } from 'zod'
import { AUTH_ERRORS } from '#contract/auth/auth-errors.ts'
import { only, operation } from '#contract/kit/operation.ts'
import { Action, fitTogether, needsNote, needsRule } from './action.ts'
import { CaseId } from '#contract/moderation/cases/case.ts'
import { DECISION_LIMITS, DecisionId } from './decision.ts'
import { MODERATION_ERRORS } from '#contract/moderation/moderation-errors.ts'
import { DecisionNote, Rule } from './rule.ts'

/**
 * Decided; or left alone, because it was decided already, something came up since it was read, somebody else holds it,
 * or the action does not fit it.
 */
export const CaseOutcome = z.enum(['decided', 'over', 'changed', 'held', 'unfit'])
export type CaseOutcome = z.infer<typeof CaseOutcome>

export const decideCases = operation({
  name: 'moderation.decide-cases',
  method: 'POST',
  path: '/api/moderation/decisions',
  access: 'manager',
  summary: 'Decide on one case or many; each takes effect after ten seconds, unless it is undone',
  input: z
    .strictObject({
      cases: z
        .array(z.strictObject({ caseId: CaseId, seen: z.string().max(100) }))
        .min(1)
        .max(DECISION_LIMITS.cases),
      actions: z.array(Action).min(1).max(DECISION_LIMITS.actions),
      rule: Rule.nullable().default(null),
      note: DecisionNote.nullable().default(null),
    })
    .superRefine(({ cases, actions, rule, note }, context) => {
      const need = (path: string) =>
        context.addIssue({ code: 'invalid_type', expected: 'nonoptional', path: [path], input: undefined })
      if (!fitTogether(actions)) context.addIssue({ code: 'custom', path: ['actions'], input: actions })
      if (new Set(cases.map(({ caseId }) => caseId)).size !== cases.length)
        context.addIssue({ code: 'custom', path: ['cases'], input: cases })
      if (needsRule(actions) && rule === null) need('rule')
      if ((rule === 'other' || needsNote(actions)) && note === null) need('note')
    }),
  output: z.object({
    results: z.array(z.object({ caseId: CaseId, outcome: CaseOutcome, decisionId: DecisionId.nullable() })),
    dueAt: z.iso.datetime(),
  }),
  errors: {
    ...only(MODERATION_ERRORS, 'moderation.admins-only'),
    ...only(AUTH_ERRORS, 'auth.sign-in-again'),
  },
})

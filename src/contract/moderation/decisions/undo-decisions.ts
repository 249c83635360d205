import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { DECISION_LIMITS, DecisionId } from './decision.ts'

export const undoDecisions = operation({
  name: 'moderation.undo-decisions',
  method: 'POST',
  path: '/api/moderation/decisions/undo',
  access: 'manager',
  summary:
    'Undo decisions: the cases are open again, and what took effect is put back where that is possible',
  input: z.strictObject({ decisionIds: z.array(DecisionId).min(1).max(DECISION_LIMITS.cases) }),
  output: z.object({
    /** Those that were undone; the others were undone before, or cannot be. */
    undone: z.array(DecisionId),
  }),
  errors: {},
})

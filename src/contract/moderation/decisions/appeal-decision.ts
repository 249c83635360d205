import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { AppealText, DecisionId } from './decision.ts'
import { MODERATION_ERRORS } from '#contract/moderation/moderation-errors.ts'

export const appealDecision = operation({
  name: 'moderation.appeal-decision',
  method: 'POST',
  path: '/api/moderation/own-decisions/{decisionId}/appeal',
  access: 'signed-in',
  whileSuspended: true,
  summary: 'Appeal a decision about you, once; another member of staff looks at it',
  input: z.strictObject({ decisionId: DecisionId, text: AppealText }),
  output: z.object({ isAppealed: z.literal(true) }),
  errors: only(
    MODERATION_ERRORS,
    'moderation.decision-not-found',
    'moderation.already-appealed',
    'moderation.appeal-late',
  ),
})

import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { CaseId, Holder } from './case.ts'
import { MODERATION_ERRORS } from '#contract/moderation/moderation-errors.ts'

export const holdCase = operation({
  name: 'moderation.hold-case',
  method: 'PUT',
  path: '/api/moderation/cases/{caseId}/holder',
  access: 'manager',
  summary: 'Hold a case while one looks at it, or learn who holds it already',
  input: z.strictObject({
    caseId: CaseId,
    /** Also when somebody else holds it; they are shown who took it over. */
    takesOver: z.boolean().default(false),
  }),
  output: z.object({ holder: Holder, isOwn: z.boolean() }),
  errors: only(MODERATION_ERRORS, 'moderation.case-over'),
})

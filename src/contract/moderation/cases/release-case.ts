import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { CaseId } from './case.ts'

export const releaseCase = operation({
  name: 'moderation.release-case',
  method: 'DELETE',
  path: '/api/moderation/cases/{caseId}/holder',
  access: 'manager',
  summary: 'Release a case that one held without deciding it',
  input: z.strictObject({ caseId: CaseId }),
  output: z.object({ isReleased: z.literal(true) }),
  errors: {},
})

import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { CaseDetail, CaseId } from './case.ts'
import { MODERATION_ERRORS } from '#contract/moderation/moderation-errors.ts'

export const readCase = operation({
  name: 'moderation.read-case',
  method: 'GET',
  path: '/api/moderation/cases/{caseId}',
  access: 'manager',
  summary: 'Read a case with its subject, its reports, the person it is about and what was done before',
  input: z.strictObject({ caseId: CaseId }),
  output: CaseDetail,
  errors: only(MODERATION_ERRORS, 'moderation.case-over'),
})

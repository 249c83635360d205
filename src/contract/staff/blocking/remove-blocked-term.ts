import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { BlockedTermId } from './blocked-term.ts'

export const removeBlockedTerm = operation({
  name: 'staff.remove-blocked-term',
  method: 'DELETE',
  path: '/api/staff/blocked-terms/{termId}',
  access: 'admin',
  summary: 'Remove a word or a link from those that are blocked; removed already is fine',
  input: z.strictObject({ termId: BlockedTermId }),
  output: z.object({ isRemoved: z.literal(true) }),
  errors: {},
})

import { only, operation } from '#contract/kit/operation.ts'
import { STAFF_ERRORS } from '#contract/staff/staff-errors.ts'
import { BlockedTerm, BlockedTermFields } from './blocked-term.ts'

export const addBlockedTerm = operation({
  name: 'staff.add-blocked-term',
  method: 'POST',
  path: '/api/staff/blocked-terms',
  access: 'admin',
  summary: 'Add a word or a link that nobody may publish; blocked already, it is the same one',
  input: BlockedTermFields,
  output: BlockedTerm,
  errors: only(STAFF_ERRORS, 'staff.no-term', 'staff.too-many-terms'),
})

import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { CaseId } from '#contract/moderation/cases/case.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { STAFF_ERRORS } from '#contract/staff/staff-errors.ts'

export const openAccountCase = operation({
  name: 'staff.open-account-case',
  method: 'POST',
  path: '/api/staff/people/{userId}/case',
  access: 'manager',
  summary: 'Open a case about an account, or find the one that is open, to decide on it in the queue',
  input: z.strictObject({ userId: UserId }),
  output: z.object({ caseId: CaseId }),
  errors: only(STAFF_ERRORS, 'staff.person-not-found'),
})

import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { STAFF_ERRORS } from '#contract/staff/staff-errors.ts'
import { StaffReason } from './person-file.ts'

export const markAgent = operation({
  name: 'staff.mark-agent',
  method: 'PUT',
  path: '/api/staff/people/{userId}/agent',
  access: 'manager',
  summary: 'Mark whether a person lets or sells homes of others for a living, with a reason',
  input: z.strictObject({ userId: UserId, isAgent: z.boolean(), reason: StaffReason }),
  output: z.object({ isAgent: z.boolean() }),
  errors: only(STAFF_ERRORS, 'staff.person-not-found'),
})

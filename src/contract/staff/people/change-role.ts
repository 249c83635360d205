import { z } from 'zod'
import { AUTH_ERRORS } from '#contract/auth/auth-errors.ts'
import { Role } from '#contract/kit/access.ts'
import { only, operation } from '#contract/kit/operation.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { STAFF_ERRORS } from '#contract/staff/staff-errors.ts'
import { StaffReason } from './person-file.ts'

export const changeRole = operation({
  name: 'staff.change-role',
  method: 'PUT',
  path: '/api/staff/people/{userId}/role',
  access: 'admin',
  summary:
    'Change the role of a person, with a reason; needs a recent sign-in and never takes the last admin',
  input: z.strictObject({ userId: UserId, role: Role, reason: StaffReason }),
  output: z.object({ role: Role }),
  errors: {
    ...only(STAFF_ERRORS, 'staff.person-not-found', 'staff.last-admin'),
    ...only(AUTH_ERRORS, 'auth.sign-in-again'),
  },
})

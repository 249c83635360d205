import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { STAFF_ERRORS } from '#contract/staff/staff-errors.ts'
import { StaffReason } from './person-file.ts'

export const revealContacts = operation({
  name: 'staff.reveal-contacts',
  method: 'POST',
  path: '/api/staff/people/{userId}/contacts',
  access: 'admin',
  summary: 'Reveal the address and the number of a person; who looked and why is logged',
  input: z.strictObject({ userId: UserId, reason: StaffReason }),
  output: z.object({ email: z.string().nullable(), phone: z.string().nullable() }),
  errors: only(STAFF_ERRORS, 'staff.person-not-found'),
})

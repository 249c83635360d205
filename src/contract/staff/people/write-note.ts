import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { STAFF_ERRORS } from '#contract/staff/staff-errors.ts'
import { StaffNote } from './person-file.ts'

export const writeNote = operation({
  name: 'staff.write-note',
  method: 'POST',
  path: '/api/staff/people/{userId}/notes',
  access: 'manager',
  summary: 'Write a note about a person that staff alone read; it stays in the log',
  input: z.strictObject({ userId: UserId, note: StaffNote }),
  output: z.object({ isWritten: z.literal(true) }),
  errors: only(STAFF_ERRORS, 'staff.person-not-found'),
})

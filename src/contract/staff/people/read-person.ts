import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { STAFF_ERRORS } from '#contract/staff/staff-errors.ts'
import { PersonFile } from './person-file.ts'

export const readPerson = operation({
  name: 'staff.read-person',
  method: 'GET',
  path: '/api/staff/people/{userId}',
  access: 'manager',
  summary: 'Read what staff know of a person: standing, reports, listings, groups and notes',
  input: z.strictObject({ userId: UserId }),
  output: PersonFile,
  errors: only(STAFF_ERRORS, 'staff.person-not-found'),
})

import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { DATING_ERRORS } from '#contract/dating/dating-errors.ts'

export const deleteDatingProfile = operation({
  name: 'dating.delete-dating-profile',
  method: 'DELETE',
  path: '/api/dating/profile',
  access: 'signed-in',
  summary: 'Delete your dating profile with its photos, swipes and matches',
  input: z.strictObject({}),
  output: z.object({ isDeleted: z.literal(true) }),
  errors: only(DATING_ERRORS, 'dating.no-profile'),
})

import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { SAFETY_ERRORS } from './safety-errors.ts'

export const blockUser = operation({
  name: 'safety.block-user',
  method: 'PUT',
  path: '/api/blocks/{userId}',
  access: 'signed-in',
  summary: 'Block a person: neither of you sees the other, and they are not notified',
  input: z.strictObject({ userId: UserId }),
  output: z.object({ userId: UserId }),
  errors: only(SAFETY_ERRORS, 'safety.own-subject', 'safety.user-not-found', 'safety.too-many-blocks'),
})

import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { BlockedId } from './block.ts'

export const unblockUser = operation({
  name: 'safety.unblock-user',
  method: 'DELETE',
  path: '/api/blocks/{userId}',
  access: 'signed-in',
  summary: 'Unblock a person',
  input: z.strictObject({ userId: BlockedId }),
  output: z.object({ userId: BlockedId }),
  errors: {},
})

import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'

export const markDelivered = operation({
  name: 'messaging.mark-delivered',
  method: 'POST',
  path: '/api/threads/delivered',
  access: 'signed-in',
  summary: 'Say that a device of yours has got all that was written so far, in all of your conversations',
  input: z.strictObject({}),
  output: z.object({ threads: z.int().min(0) }),
  errors: {},
})

import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'

export const markDelivered = operation({
  name: 'messaging.mark-delivered',
  method: 'POST',
  path: '/api/threads/delivered',
  access: 'signed-in',
  summary: 'Mark all messages sent to you so far as delivered',
  input: z.strictObject({}),
  output: z.object({ threads: z.int().min(0) }),
  errors: {},
})

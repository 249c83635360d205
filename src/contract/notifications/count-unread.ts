import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'

export const countUnread = operation({
  name: 'notifications.count-unread',
  method: 'GET',
  path: '/api/notifications/unread',
  access: 'signed-in',
  summary: 'How much you were told and have not read yet',
  input: z.strictObject({}),
  output: z.object({ value: z.int().min(0), capped: z.boolean() }),
  errors: {},
})

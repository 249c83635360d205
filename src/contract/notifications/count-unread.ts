import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'

export const countUnread = operation({
  name: 'notifications.count-unread',
  method: 'GET',
  path: '/api/notifications/unread',
  access: 'signed-in',
  whileSuspended: true,
  summary: 'Count your unread notifications',
  input: z.strictObject({}),
  output: z.object({ value: z.int().min(0), capped: z.boolean() }),
  errors: {},
})

import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { NOTICE_LIMITS, NotificationId } from './notification.ts'

export const markRead = operation({
  name: 'notifications.mark-read',
  method: 'POST',
  path: '/api/notifications/read',
  access: 'signed-in',
  whileSuspended: true,
  summary: 'Mark some or all of your notifications as read',
  input: z.strictObject({
    ids: z.union([z.literal('all'), z.array(NotificationId).min(1).max(NOTICE_LIMITS.pageSizeMax)]),
  }),
  output: z.object({ marked: z.int().min(0) }),
  errors: {},
})

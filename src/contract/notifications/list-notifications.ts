import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { Cursor, pageOf } from '#contract/kit/paging.ts'
import { queryNumber } from '#contract/kit/query.ts'
import { NOTICE_LIMITS, Notification } from './notification.ts'

export const listNotifications = operation({
  name: 'notifications.list-notifications',
  method: 'GET',
  path: '/api/notifications',
  access: 'signed-in',
  whileSuspended: true,
  summary: 'List your notifications, newest first',
  input: z.strictObject({
    limit: queryNumber(z.int().min(1).max(NOTICE_LIMITS.pageSizeMax).default(NOTICE_LIMITS.pageSize)),
    cursor: Cursor.optional(),
  }),
  output: pageOf(Notification),
  errors: {},
})

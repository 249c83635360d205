import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { THREAD_LIMITS } from './thread.ts'

const Count = z
  .int()
  .min(0)
  .max(THREAD_LIMITS.unreadCap + 1)

export const countUnreadThreads = operation({
  name: 'messaging.count-unread-threads',
  method: 'GET',
  path: '/api/threads/unread',
  access: 'signed-in',
  summary: 'How many of your conversations have something unread, and how many requests wait',
  input: z.strictObject({}),
  output: z.object({ inbox: Count, requests: Count }),
  errors: {},
})

import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'

/** Unread conversations beyond this are not counted: the badge says "99+". */
export const UNREAD_CAP = 99

const Count = z
  .int()
  .min(0)
  .max(UNREAD_CAP + 1)

export const countUnreadThreads = operation({
  name: 'messaging.count-unread-threads',
  method: 'GET',
  path: '/api/threads/unread',
  access: 'signed-in',
  summary: 'Count your conversations with unread messages and your pending requests',
  input: z.strictObject({}),
  output: z.object({ inbox: Count, requests: Count }),
  errors: {},
})

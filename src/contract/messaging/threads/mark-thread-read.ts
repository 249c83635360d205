import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { MESSAGING_ERRORS } from '#contract/messaging/messaging-errors.ts'
import { ThreadId } from './thread.ts'

export const markThreadRead = operation({
  name: 'messaging.mark-thread-read',
  method: 'POST',
  path: '/api/threads/{threadId}/read',
  access: 'signed-in',
  summary: 'Mark a conversation as delivered and read up to a message; it never goes back',
  input: z.strictObject({
    threadId: ThreadId,
    deliveredNumber: z.int().min(0),
    readNumber: z.int().min(0),
  }),
  output: z.object({ unread: z.int().min(0) }),
  errors: only(MESSAGING_ERRORS, 'messaging.thread-not-found'),
})

import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { MESSAGING_ERRORS } from '#contract/messaging/messaging-errors.ts'
import { ThreadId } from './thread.ts'

export const leaveThread = operation({
  name: 'messaging.leave-thread',
  method: 'POST',
  path: '/api/threads/{threadId}/leave',
  access: 'signed-in',
  summary: 'Leave a group chat',
  input: z.strictObject({ threadId: ThreadId }),
  output: z.object({ threadId: ThreadId }),
  errors: only(MESSAGING_ERRORS, 'messaging.thread-not-found'),
})

import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { MESSAGING_ERRORS } from '#contract/messaging/messaging-errors.ts'
import { ThreadId } from './thread.ts'

export const answerRequest = operation({
  name: 'messaging.answer-request',
  method: 'POST',
  path: '/api/threads/{threadId}/answer',
  access: 'signed-in',
  summary: 'Accept a message request or ignore it; the sender is not notified when it is ignored',
  input: z.strictObject({ threadId: ThreadId, answer: z.enum(['accept', 'ignore']) }),
  output: z.object({ threadId: ThreadId }),
  errors: only(MESSAGING_ERRORS, 'messaging.thread-not-found'),
})

import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { MESSAGING_ERRORS } from '#contract/messaging/messaging-errors.ts'
import { OpenThread, ThreadId } from './thread.ts'

export const readThread = operation({
  name: 'messaging.read-thread',
  method: 'GET',
  path: '/api/threads/{threadId}',
  access: 'signed-in',
  summary: 'Read one of your conversations',
  input: z.strictObject({ threadId: ThreadId }),
  output: OpenThread,
  errors: only(MESSAGING_ERRORS, 'messaging.thread-not-found'),
})

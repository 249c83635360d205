import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { MessageId } from '#contract/messaging/messages/message.ts'
import { MESSAGING_ERRORS } from '#contract/messaging/messaging-errors.ts'
import { OpenThread, THREAD_LIMITS, ThreadId } from './thread.ts'

export const updateChat = operation({
  name: 'messaging.update-chat',
  method: 'PATCH',
  path: '/api/threads/{threadId}/chat',
  access: 'signed-in',
  summary: 'Pin a message, set slow mode or let owners alone write in a chat you own',
  input: z.strictObject({
    threadId: ThreadId,
    pinnedMessageId: MessageId.nullable().optional(),
    isOwnersOnly: z.boolean().optional(),
    slowSeconds: z.int().min(0).max(THREAD_LIMITS.slowSecondsMax).optional(),
  }),
  output: OpenThread,
  errors: only(
    MESSAGING_ERRORS,
    'messaging.thread-not-found',
    'messaging.message-not-found',
    'messaging.not-owner',
  ),
})

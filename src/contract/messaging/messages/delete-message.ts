import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { Message, MessageId } from './message.ts'
import { MESSAGING_ERRORS } from '#contract/messaging/messaging-errors.ts'

export const deleteMessage = operation({
  name: 'messaging.delete-message',
  method: 'DELETE',
  path: '/api/messages/{messageId}',
  access: 'signed-in',
  summary: 'Delete your message for everybody within an hour; chat owners may delete any message',
  input: z.strictObject({ messageId: MessageId }),
  output: Message,
  errors: only(MESSAGING_ERRORS, 'messaging.message-not-found', 'messaging.too-late'),
})

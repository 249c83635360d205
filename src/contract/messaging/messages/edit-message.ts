import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { MESSAGE_LIMITS, Message, MessageId } from './message.ts'
import { text } from '#contract/kit/text.ts'
import { MESSAGING_ERRORS } from '#contract/messaging/messaging-errors.ts'

export const editMessage = operation({
  name: 'messaging.edit-message',
  method: 'PATCH',
  path: '/api/messages/{messageId}',
  access: 'signed-in',
  summary: 'Edit your message shortly after sending it',
  input: z.strictObject({ messageId: MessageId, text: text({ min: 1, max: MESSAGE_LIMITS.textMax }) }),
  output: Message,
  errors: only(
    MESSAGING_ERRORS,
    'messaging.message-not-found',
    'messaging.closed',
    'messaging.text-only',
    'messaging.owners-only',
    'messaging.too-late',
  ),
})

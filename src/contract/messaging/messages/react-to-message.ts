import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { Message, MessageId, Reaction } from './message.ts'
import { MESSAGING_ERRORS } from '#contract/messaging/messaging-errors.ts'

export const reactToMessage = operation({
  name: 'messaging.react-to-message',
  method: 'PUT',
  path: '/api/messages/{messageId}/reaction',
  access: 'signed-in',
  summary: 'React to a message with an emoji, or remove the reaction with null',
  input: z.strictObject({ messageId: MessageId, reaction: Reaction.nullable() }),
  output: Message,
  errors: only(MESSAGING_ERRORS, 'messaging.message-not-found', 'messaging.closed'),
})

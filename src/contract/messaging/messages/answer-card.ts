import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { CardAnswer, Message, MessageId } from './message.ts'
import { MESSAGING_ERRORS } from '#contract/messaging/messaging-errors.ts'

export const answerCard = operation({
  name: 'messaging.answer-card',
  method: 'POST',
  path: '/api/messages/{messageId}/answer',
  access: 'signed-in',
  summary: 'Accept or decline an offer or a viewing, or withdraw your own',
  input: z.strictObject({ messageId: MessageId, answer: CardAnswer }),
  output: Message,
  errors: only(
    MESSAGING_ERRORS,
    'messaging.message-not-found',
    'messaging.closed',
    'messaging.card-answered',
  ),
})

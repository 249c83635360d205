import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { CARD_ANSWERS, Message, MessageId } from './message.ts'
import { MESSAGING_ERRORS } from '#contract/messaging/messaging-errors.ts'

/** `open` takes back a decline, within MESSAGE_LIMITS.reopenWithin. */
export const NewCardAnswer = z.enum([...CARD_ANSWERS, 'open'])
export type NewCardAnswer = z.infer<typeof NewCardAnswer>

export const answerCard = operation({
  name: 'messaging.answer-card',
  method: 'POST',
  path: '/api/messages/{messageId}/answer',
  access: 'signed-in',
  summary: 'Accept or decline an offer or a viewing, withdraw your own, or take back a decline',
  input: z.strictObject({ messageId: MessageId, answer: NewCardAnswer }),
  output: Message,
  errors: only(
    MESSAGING_ERRORS,
    'messaging.message-not-found',
    'messaging.closed',
    'messaging.card-answered',
    'messaging.card-expired',
  ),
})

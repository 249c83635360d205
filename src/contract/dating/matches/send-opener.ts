import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { DATING_ERRORS } from '#contract/dating/dating-errors.ts'
import { MEDIA_ERRORS } from '#contract/media/media-errors.ts'
import { Message } from '#contract/messaging/messages/message.ts'
import { NewMessage } from '#contract/messaging/messages/new-message.ts'
import { MESSAGING_ERRORS } from '#contract/messaging/messaging-errors.ts'
import { MatchId } from './match.ts'

export const sendOpener = operation({
  name: 'dating.send-opener',
  method: 'POST',
  path: '/api/dating/matches/{matchId}/opener',
  access: 'signed-in',
  summary: 'Send the first message to a match',
  input: z.strictObject({ matchId: MatchId, message: NewMessage }),
  output: z.object({ message: Message }),
  errors: {
    ...only(DATING_ERRORS, 'dating.not-found', 'dating.too-many-openers'),
    ...only(
      MESSAGING_ERRORS,
      'messaging.message-not-found',
      'messaging.closed',
      'messaging.id-taken',
      'messaging.no-cards',
    ),
    ...only(MEDIA_ERRORS, 'media.not-found'),
  },
})

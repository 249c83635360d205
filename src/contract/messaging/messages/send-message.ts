import { only, operation } from '#contract/kit/operation.ts'
import { MEDIA_ERRORS } from '#contract/media/media-errors.ts'
import { VOICE_ERRORS } from '#contract/media/voice/voice-errors.ts'
import { Message } from './message.ts'
import { NewMessage } from './new-message.ts'
import { MESSAGING_ERRORS } from '#contract/messaging/messaging-errors.ts'
import { ThreadId } from '#contract/messaging/threads/thread.ts'

export const sendMessage = operation({
  name: 'messaging.send-message',
  method: 'POST',
  path: '/api/threads/{threadId}/messages',
  access: 'signed-in',
  summary: 'Send a message; the same id sends it once',
  input: NewMessage.extend({ threadId: ThreadId }),
  output: Message,
  errors: {
    ...only(
      MESSAGING_ERRORS,
      'messaging.thread-not-found',
      'messaging.message-not-found',
      'messaging.closed',
      'messaging.slow-down',
      'messaging.owners-only',
      'messaging.text-only',
      'messaging.unanswered',
      'messaging.too-many-threads',
      'messaging.answer-first',
      'messaging.id-taken',
      'messaging.no-cards',
      'messaging.no-offers',
      'messaging.card-answered',
      'messaging.card-expired',
      'messaging.viewing-past',
      'messaging.viewing-far',
    ),
    ...only(MEDIA_ERRORS, 'media.not-found'),
    ...only(VOICE_ERRORS, 'media.voice-not-found'),
  },
})

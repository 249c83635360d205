import { only, operation } from '#contract/kit/operation.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { Message } from '#contract/messaging/messages/message.ts'
import { NewMessage } from '#contract/messaging/messages/new-message.ts'
import { MESSAGING_ERRORS } from '#contract/messaging/messaging-errors.ts'

export const startDirectThread = operation({
  name: 'messaging.start-direct-thread',
  method: 'POST',
  path: '/api/threads',
  access: 'signed-in',
  summary: 'Start a direct conversation with a connection, or request one with a member of a shared group',
  input: NewMessage.omit({ replyTo: true }).extend({ to: UserId }),
  output: Message,
  errors: only(
    MESSAGING_ERRORS,
    'messaging.not-reachable',
    'messaging.too-many-threads',
    'messaging.first-too-short',
    'messaging.text-only',
    'messaging.unanswered',
    'messaging.id-taken',
    'messaging.no-cards',
  ),
})

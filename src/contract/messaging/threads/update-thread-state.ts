import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { MESSAGING_ERRORS } from '#contract/messaging/messaging-errors.ts'
import { MuteChoice, Thread, ThreadId } from './thread.ts'

export const updateThreadState = operation({
  name: 'messaging.update-thread-state',
  method: 'PATCH',
  path: '/api/threads/{threadId}',
  access: 'signed-in',
  summary: 'Archive, mute or mark a conversation as unread for yourself',
  input: z.strictObject({
    threadId: ThreadId,
    archived: z.boolean().optional(),
    mute: MuteChoice.optional(),
    markedUnread: z.boolean().optional(),
  }),
  output: Thread,
  errors: only(MESSAGING_ERRORS, 'messaging.thread-not-found'),
})

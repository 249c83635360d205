import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { MESSAGING_ERRORS } from '#contract/messaging/messaging-errors.ts'
import { MuteChoice, Thread, ThreadId } from './thread.ts'

export const updateThreadPlace = operation({
  name: 'messaging.update-thread-state',
  method: 'PATCH',
  path: '/api/threads/{threadId}',
  access: 'signed-in',
  summary: 'Put a conversation away or back, silence it, or mark it to be read later; for yourself alone',
  input: z.strictObject({
    threadId: ThreadId,
    archived: z.boolean().optional(),
    mute: MuteChoice.optional(),
    markedUnread: z.boolean().optional(),
  }),
  output: Thread,
  errors: only(MESSAGING_ERRORS, 'messaging.thread-not-found'),
})

import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { MESSAGING_ERRORS } from '#contract/messaging/messaging-errors.ts'
import { ThreadId } from '#contract/messaging/threads/thread.ts'

export const removeThreadMember = operation({
  name: 'messaging.remove-thread-member',
  method: 'DELETE',
  path: '/api/threads/{threadId}/members/{userId}',
  access: 'signed-in',
  summary: 'Remove a member from a chat you own',
  input: z.strictObject({ threadId: ThreadId, userId: UserId }),
  output: z.object({ threadId: ThreadId }),
  errors: only(MESSAGING_ERRORS, 'messaging.thread-not-found', 'messaging.not-owner'),
})

import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { SAFETY_ERRORS } from '#contract/safety/safety-errors.ts'
import { MESSAGING_ERRORS } from '#contract/messaging/messaging-errors.ts'
import { ThreadId } from './thread.ts'

export const blockPeer = operation({
  name: 'messaging.block-peer',
  method: 'POST',
  path: '/api/threads/{threadId}/block',
  access: 'signed-in',
  summary: 'Block the other person of a conversation, by the name you know them under there',
  input: z.strictObject({ threadId: ThreadId }),
  output: z.object({ threadId: ThreadId }),
  errors: {
    ...only(MESSAGING_ERRORS, 'messaging.thread-not-found'),
    ...only(SAFETY_ERRORS, 'safety.too-many-blocks'),
  },
})

import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { queryNumber } from '#contract/kit/query.ts'
import { Message, MESSAGE_LIMITS } from './message.ts'
import { MESSAGING_ERRORS } from '#contract/messaging/messaging-errors.ts'
import { ThreadId } from '#contract/messaging/threads/thread.ts'

/** Numbers of messages are counted in four bytes. */
const Place = z
  .int()
  .min(0)
  .max(2 ** 31 - 1)

export const listMessages = operation({
  name: 'messaging.list-messages',
  method: 'GET',
  path: '/api/threads/{threadId}/messages',
  access: 'signed-in',
  summary: 'List messages of a conversation: the newest, or those before or after a number',
  input: z.strictObject({
    threadId: ThreadId,
    before: queryNumber(Place.optional()),
    after: queryNumber(Place.optional()),
    limit: queryNumber(z.int().min(1).max(MESSAGE_LIMITS.pageSizeMax).default(MESSAGE_LIMITS.pageSize)),
  }),
  /** By number, rising. */
  output: z.object({ items: z.array(Message), hasMore: z.boolean() }),
  errors: only(MESSAGING_ERRORS, 'messaging.thread-not-found'),
  rawJson: true,
})

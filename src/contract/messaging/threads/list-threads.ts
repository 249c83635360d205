import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { Cursor, pageOf } from '#contract/kit/paging.ts'
import { queryNumber } from '#contract/kit/query.ts'
import { text } from '#contract/kit/text.ts'
import { Thread, THREAD_LIMITS, ThreadFolder, ThreadSide } from './thread.ts'

export const listThreads = operation({
  name: 'messaging.list-threads',
  method: 'GET',
  path: '/api/threads',
  access: 'signed-in',
  summary: 'List your conversations, most recent message first',
  input: z.strictObject({
    folder: ThreadFolder.default('inbox'),
    side: ThreadSide.optional(),
    /** Words of a message or of the other one's name. */
    q: text({ max: THREAD_LIMITS.wordsMax }).optional(),
    limit: queryNumber(z.int().min(1).max(THREAD_LIMITS.pageSizeMax).default(THREAD_LIMITS.pageSize)),
    cursor: Cursor.optional(),
  }),
  output: pageOf(Thread),
  errors: {},
  rawJson: true,
})

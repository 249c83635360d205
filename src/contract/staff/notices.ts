import type { z } from 'zod'
import type { NoticeDefinition } from '#contract/notifications/notice.ts'
import { BroadcastContent } from './broadcasts/broadcast.ts'

/** What people are notified of by staff; the subject of each notice is the broadcast. */
export const STAFF_NOTICES = {
  broadcast: { topic: 'announcements', facts: BroadcastContent },
} as const satisfies Record<string, NoticeDefinition<z.ZodType>>

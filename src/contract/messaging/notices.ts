import { z } from 'zod'
import type { NoticeDefinition } from '#contract/notifications/notice.ts'

/** What people are notified of by this feature. */
export const MESSAGE_NOTICES = {
  /** From whom the newest one came, when that is known, and how many are unread. */
  messages: {
    topic: 'messages',
    facts: z.object({ from: z.string().max(800).nullable(), count: z.int().min(1) }),
  },
} as const satisfies Record<string, NoticeDefinition<z.ZodType>>

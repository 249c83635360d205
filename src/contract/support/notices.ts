import { z } from 'zod'
import type { NoticeDefinition } from '#contract/notifications/notice.ts'

/** What people are notified of by this feature; the subject of each notice is the ticket. */
export const SUPPORT_NOTICES = {
  ticket_answered: { topic: 'moderation', facts: z.object({ number: z.int() }), hasOwnMail: true },
} as const satisfies Record<string, NoticeDefinition<z.ZodType>>

import { z } from 'zod'
import { type NoticeDefinition, NoticeTitle } from '#contract/notifications/notice.ts'

/** What people are notified of by this feature. */
export const DATING_NOTICES = {
  /** The name that is shown in dating; the subject is the conversation. */
  dating_match: { topic: 'dating', facts: z.object({ name: NoticeTitle }) },
} as const satisfies Record<string, NoticeDefinition<z.ZodType>>

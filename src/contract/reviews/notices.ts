import { z } from 'zod'
import { type NoticeDefinition, NoticeTitle } from '#contract/notifications/notice.ts'

/** What people are notified of by this feature. */
export const REVIEW_NOTICES = {
  /** Who the other is, and what it was about; the subject is the exchange. */
  review_invited: { topic: 'listings', facts: z.object({ person: NoticeTitle, title: NoticeTitle }) },
  /** Who wrote it; the subject is the review. */
  review_received: { topic: 'listings', facts: z.object({ person: NoticeTitle }) },
  /** Who replied; the subject is the review. */
  review_answered: { topic: 'listings', facts: z.object({ person: NoticeTitle }) },
} as const satisfies Record<string, NoticeDefinition<z.ZodType>>

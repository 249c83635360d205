import { z } from 'zod'
import { type NoticeDefinition, NoticeTitle } from '#contract/notifications/notice.ts'

/** What people are notified of by this feature. */
export const NETWORKING_NOTICES = {
  /** The subject is who asks. */
  connection_asked: { topic: 'networking', facts: z.object({ person: NoticeTitle }) },
  /** The subject is who accepted. */
  connection_accepted: { topic: 'networking', facts: z.object({ person: NoticeTitle }) },
  /** Who commented last; the subject is the post. */
  post_commented: { topic: 'networking', facts: z.object({ person: NoticeTitle }) },
  /** Who replied last to a comment; the subject is the post. */
  comment_answered: { topic: 'networking', facts: z.object({ person: NoticeTitle }) },
  /** Who named them last; the subject is the post. */
  mentioned: { topic: 'networking', facts: z.object({ person: NoticeTitle }) },
} as const satisfies Record<string, NoticeDefinition<z.ZodType>>

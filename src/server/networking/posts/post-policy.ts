import { MINUTE_MS } from '#contract/kit/duration.ts'
import { POST_LIMITS } from '#contract/networking/posts/post.ts'

// Rules that the database enforces:
// - database/functions/networking/post_is_seen.sql: who may see a post
// - database/functions/networking/post_react.sql: a like needs a post that may be seen

/** May its author still change the words of a post? */
export const isEditable = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() <= POST_LIMITS.editWithin * MINUTE_MS

/** Code points that the words of a report may have (check constraint of report_reading). */
const EVIDENCE_MAX = 8 * 2000

/** What was written, as staff read it; what is longer than a report holds is cut. */
export const evidenceOf = (content: string): string => [...content].slice(0, EVIDENCE_MAX).join('')

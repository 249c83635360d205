import { POST_LIMITS } from '#contract/networking/posts/post.ts'

const MINUTE_MS = 60_000

/** May its author still change the words of a post? */
export const isEditable = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() <= POST_LIMITS.editWithin * MINUTE_MS

/** Code points that the words of a report may have (migrations/0031-report-readings.sql). */
const EVIDENCE_MAX = 8 * 2000

/** What was written, as staff read it; what is longer than a report holds is cut. */
export const evidenceOf = (content: string): string => [...content].slice(0, EVIDENCE_MAX).join('')

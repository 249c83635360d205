import { z } from 'zod'
import { text } from '#contract/kit/text.ts'
import { Mention } from '#contract/networking/mentions/mention.ts'
import { PersonLine } from '#contract/networking/people/person.ts'

export const CommentId = z.uuid().brand<'CommentId'>()
export type CommentId = z.infer<typeof CommentId>

export const COMMENT_LIMITS = {
  /** Graphemes. */
  textMax: 300,
  perDay: 200,
  pageSize: 50,
  pageSizeMax: 100,
} as const

export const CommentText = text({ min: 1, max: COMMENT_LIMITS.textMax })

export const Comment = z.object({
  id: CommentId,
  author: PersonLine.nullable(),
  content: z.string(),
  /** Those of whom the reader may know; nobody for visitors. */
  mentions: z.array(Mention),
  /** The comment under which it stands; a reply to a reply stands under the first. */
  replyTo: CommentId.nullable(),
  isOwn: z.boolean(),
  at: z.iso.datetime(),
})
export type Comment = z.infer<typeof Comment>

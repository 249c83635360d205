import { type Comment, CommentId } from '#contract/networking/comments/comment.ts'
import type { ShownComment } from './comment-store.ts'

export const viewComment = (
  { id, user_id, author, content, mentions, reply_to, created_at }: ShownComment,
  viewerId: string | null,
): Comment => ({
  id: CommentId.parse(id),
  author,
  content,
  mentions,
  replyTo: reply_to === null ? null : CommentId.parse(reply_to),
  isOwn: user_id === viewerId,
  at: created_at.toISOString(),
})

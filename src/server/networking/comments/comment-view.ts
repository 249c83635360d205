import { type Comment, CommentId } from '#contract/networking/comments/comment.ts'
import type { ShownComment } from './comment-store.ts'

export const viewComment = (
  { id, user_id, author, content, created_at }: ShownComment,
  viewerId: string | null,
): Comment => ({
  id: CommentId.parse(id),
  author,
  content,
  isOwn: user_id === viewerId,
  at: created_at.toISOString(),
})

import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { NETWORKING_ERRORS } from '#contract/networking/networking-errors.ts'
import { CommentId } from './comment.ts'

export const deleteComment = operation({
  name: 'networking.delete-comment',
  method: 'DELETE',
  path: '/api/comments/{commentId}',
  access: 'signed-in',
  summary: 'Delete your comment, or one on your post',
  input: z.strictObject({ commentId: CommentId }),
  output: z.object({ commentsCount: z.int().min(0) }),
  errors: only(NETWORKING_ERRORS, 'networking.comment-not-found', 'networking.not-author'),
})

import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { NETWORKING_ERRORS } from '#contract/networking/networking-errors.ts'
import { PostId } from '#contract/networking/posts/post.ts'
import { PROFILE_ERRORS } from '#contract/profiles/profile-errors.ts'
import { Comment, CommentText } from './comment.ts'

export const createComment = operation({
  name: 'networking.create-comment',
  method: 'POST',
  path: '/api/posts/{postId}/comments',
  access: 'signed-in',
  summary: 'Create a comment on a post',
  input: z.strictObject({ postId: PostId, content: CommentText }),
  output: z.object({ comment: Comment, commentsCount: z.int().min(0) }),
  errors: {
    ...only(NETWORKING_ERRORS, 'networking.post-not-found', 'networking.too-many-comments'),
    ...only(PROFILE_ERRORS, 'profiles.not-found'),
  },
  idempotent: true,
})

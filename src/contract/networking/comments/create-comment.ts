import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { Mentions } from '#contract/networking/mentions/mention.ts'
import { NETWORKING_ERRORS } from '#contract/networking/networking-errors.ts'
import { requireNamed } from '#contract/networking/posts/post-fields.ts'
import { PostId } from '#contract/networking/posts/post.ts'
import { PROFILE_ERRORS } from '#contract/profiles/profile-errors.ts'
import { Comment, CommentId, CommentText } from './comment.ts'

export const createComment = operation({
  name: 'networking.create-comment',
  method: 'POST',
  path: '/api/posts/{postId}/comments',
  access: 'signed-in',
  summary: 'Create a comment on a post, or a reply to one',
  input: z
    .strictObject({
      postId: PostId,
      content: CommentText,
      mentions: Mentions,
      replyTo: CommentId.nullable().default(null),
    })
    .superRefine(requireNamed),
  output: z.object({ comment: Comment, commentsCount: z.int().min(0) }),
  errors: {
    ...only(
      NETWORKING_ERRORS,
      'networking.post-not-found',
      'networking.comment-not-found',
      'networking.too-many-comments',
      'networking.mention-refused',
    ),
    ...only(PROFILE_ERRORS, 'profiles.not-found'),
  },
  idempotent: true,
})

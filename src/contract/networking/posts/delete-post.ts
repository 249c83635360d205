import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { NETWORKING_ERRORS } from '#contract/networking/networking-errors.ts'
import { PostId } from './post.ts'

export const deletePost = operation({
  name: 'networking.delete-post',
  method: 'DELETE',
  path: '/api/posts/{postId}',
  access: 'signed-in',
  summary: 'Delete your post with its comments',
  input: z.strictObject({ postId: PostId }),
  output: z.object({ isDeleted: z.literal(true) }),
  errors: only(NETWORKING_ERRORS, 'networking.post-not-found', 'networking.not-author'),
})

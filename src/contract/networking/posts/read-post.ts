import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { NETWORKING_ERRORS } from '#contract/networking/networking-errors.ts'
import { Post, PostId } from './post.ts'

export const readPost = operation({
  name: 'networking.read-post',
  method: 'GET',
  path: '/api/posts/{postId}',
  access: 'anyone',
  summary: 'Read a post',
  input: z.strictObject({ postId: PostId }),
  output: Post,
  errors: only(NETWORKING_ERRORS, 'networking.post-not-found'),
})

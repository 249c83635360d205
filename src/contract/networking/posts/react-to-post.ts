import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { NETWORKING_ERRORS } from '#contract/networking/networking-errors.ts'
import { PostId } from './post.ts'

export const reactToPost = operation({
  name: 'networking.react-to-post',
  method: 'PUT',
  path: '/api/posts/{postId}/reaction',
  access: 'signed-in',
  // both ways, and quickly
  limit: { points: 600, seconds: 60 },
  summary: 'Like a post or remove the like; repeating it changes nothing',
  input: z.strictObject({ postId: PostId, isLiked: z.boolean() }),
  output: z.object({ isLiked: z.boolean(), reactionsCount: z.int().min(0) }),
  errors: only(NETWORKING_ERRORS, 'networking.post-not-found'),
})

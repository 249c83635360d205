import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { NETWORKING_ERRORS } from '#contract/networking/networking-errors.ts'
import { PostId } from './post.ts'

export const savePost = operation({
  name: 'networking.save-post',
  method: 'PUT',
  path: '/api/posts/{postId}/saved',
  access: 'signed-in',
  summary: 'Save a post to read again, or no longer; repeating it changes nothing',
  input: z.strictObject({ postId: PostId, isSaved: z.boolean() }),
  output: z.object({ isSaved: z.boolean() }),
  errors: only(NETWORKING_ERRORS, 'networking.post-not-found', 'networking.too-many-saved'),
})

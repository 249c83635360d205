import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { text } from '#contract/kit/text.ts'
import { Mentions } from '#contract/networking/mentions/mention.ts'
import { NETWORKING_ERRORS } from '#contract/networking/networking-errors.ts'
import { requireNamed } from './post-fields.ts'
import { Post, POST_BODY_LIMIT, POST_LIMITS, PostId } from './post.ts'

export const updatePost = operation({
  name: 'networking.update-post',
  method: 'PATCH',
  path: '/api/posts/{postId}',
  access: 'signed-in',
  summary: 'Edit your post within 15 minutes of publishing it',
  input: z
    .strictObject({
      postId: PostId,
      content: text({ min: 1, max: POST_LIMITS.textMax }),
      /** All whom it names now. */
      mentions: Mentions,
    })
    .superRefine(requireNamed),
  output: z.object({ post: Post }),
  errors: only(
    NETWORKING_ERRORS,
    'networking.post-not-found',
    'networking.not-author',
    'networking.too-late-to-edit',
    'networking.mention-refused',
  ),
  bodyLimit: POST_BODY_LIMIT,
})

import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { MEDIA_ERRORS } from '#contract/media/media-errors.ts'
import { NETWORKING_ERRORS } from '#contract/networking/networking-errors.ts'
import { PROFILE_ERRORS } from '#contract/profiles/profile-errors.ts'
import { PostFields } from './post-fields.ts'
import { Post, POST_BODY_LIMIT, PostId } from './post.ts'

export const createPost = operation({
  name: 'networking.create-post',
  method: 'POST',
  path: '/api/posts',
  access: 'signed-in',
  summary: 'Create a post, or share one with a comment of your own',
  input: z.strictObject({ post: PostFields, repeats: PostId.nullable().default(null) }),
  output: z.object({ post: Post }),
  errors: {
    ...only(
      NETWORKING_ERRORS,
      'networking.post-not-found',
      'networking.not-public',
      'networking.too-many-posts',
      'networking.link-refused',
      'networking.mention-refused',
    ),
    ...only(MEDIA_ERRORS, 'media.not-found'),
    ...only(PROFILE_ERRORS, 'profiles.not-found'),
  },
  idempotent: true,
  bodyLimit: POST_BODY_LIMIT,
})

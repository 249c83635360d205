import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { DATING_ERRORS } from '#contract/dating/dating-errors.ts'
import { DATING_LIMITS } from '#contract/dating/profile/profile.ts'

export const countLikes = operation({
  name: 'dating.count-likes',
  method: 'GET',
  path: '/api/dating/likes',
  access: 'signed-in',
  summary:
    'Count who liked you and waits for an answer, as of the last daily turn; who they are stays unsaid until you match',
  input: z.strictObject({}),
  /** `likes` ends at a limit; `hasMore` says that there are more. */
  output: z.object({ likes: z.int().min(0).max(DATING_LIMITS.likesShown), hasMore: z.boolean() }),
  errors: only(DATING_ERRORS, 'dating.no-profile'),
})

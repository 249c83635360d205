import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { DATING_ERRORS } from '#contract/dating/dating-errors.ts'
import { SwipeDirection, SwipeResult } from '#contract/dating/matches/match.ts'
import { Prompt } from '#contract/dating/profile/option.ts'
import { DatingProfileId } from '#contract/dating/profile/profile.ts'

export const swipeProfile = operation({
  name: 'dating.swipe-profile',
  method: 'POST',
  path: '/api/dating/swipes',
  access: 'signed-in',
  summary: 'Like, super like or pass a profile; mutual likes create one match',
  input: z.strictObject({
    profileId: DatingProfileId,
    direction: SwipeDirection,
    /** The answer that is liked above all; forgotten where it is not theirs any more. */
    prompt: Prompt.nullable().default(null),
  }),
  output: SwipeResult,
  errors: only(
    DATING_ERRORS,
    'dating.no-profile',
    'dating.paused',
    'dating.not-found',
    'dating.own-profile',
    'dating.too-many-likes',
    'dating.too-many-super-likes',
  ),
})

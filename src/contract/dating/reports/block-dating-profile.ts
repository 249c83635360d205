import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { DATING_ERRORS } from '#contract/dating/dating-errors.ts'
import { SAFETY_ERRORS } from '#contract/safety/safety-errors.ts'
import { DatingProfileId } from '#contract/dating/profile/profile.ts'

export const blockDatingProfile = operation({
  name: 'dating.block-dating-profile',
  method: 'POST',
  path: '/api/dating/profiles/{profileId}/block',
  access: 'signed-in',
  summary: 'Block a dating profile: neither of you sees the other in dating again',
  input: z.strictObject({ profileId: DatingProfileId }),
  output: z.object({ isBlocked: z.literal(true) }),
  errors: {
    ...only(DATING_ERRORS, 'dating.not-found'),
    ...only(SAFETY_ERRORS, 'safety.too-many-blocks'),
  },
})

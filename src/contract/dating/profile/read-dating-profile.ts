import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { DATING_ERRORS } from '#contract/dating/dating-errors.ts'
import { OwnDatingProfile } from './profile.ts'

export const readDatingProfile = operation({
  name: 'dating.read-dating-profile',
  method: 'GET',
  path: '/api/dating/profile',
  access: 'signed-in',
  summary: 'Read your dating profile, if you have one',
  input: z.strictObject({}),
  output: z.object({ profile: OwnDatingProfile.nullable() }),
  errors: only(DATING_ERRORS),
})

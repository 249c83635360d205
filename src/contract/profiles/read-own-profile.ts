import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { PROFILE_ERRORS } from './profile-errors.ts'
import { OwnProfile } from './profile.ts'

export const readOwnProfile = operation({
  name: 'profiles.read-own-profile',
  method: 'GET',
  path: '/api/profile',
  access: 'signed-in',
  whileSuspended: true,
  summary: 'Read your profile and role',
  input: z.strictObject({}),
  output: OwnProfile,
  errors: only(PROFILE_ERRORS, 'profiles.not-found'),
})

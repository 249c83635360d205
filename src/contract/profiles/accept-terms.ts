import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { PROFILE_ERRORS } from './profile-errors.ts'
import { OwnProfile } from './profile.ts'

export const acceptTerms = operation({
  name: 'profiles.accept-terms',
  method: 'PUT',
  path: '/api/profile/terms',
  access: 'signed-in',
  whileSuspended: true,
  summary: 'Accept the terms and the privacy policy in force; the day is recorded',
  input: z.strictObject({ version: z.iso.date() }),
  output: OwnProfile,
  errors: only(PROFILE_ERRORS, 'profiles.not-found', 'profiles.other-terms'),
})

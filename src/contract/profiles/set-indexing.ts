import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { PROFILE_ERRORS } from './profile-errors.ts'
import { OwnProfile } from './profile.ts'

export const setIndexing = operation({
  name: 'profiles.set-indexing',
  method: 'PUT',
  path: '/api/profile/indexing',
  access: 'signed-in',
  summary: 'Set whether search engines may list your listings',
  input: z.strictObject({ isIndexed: z.boolean() }),
  output: OwnProfile,
  errors: only(PROFILE_ERRORS, 'profiles.not-found'),
})

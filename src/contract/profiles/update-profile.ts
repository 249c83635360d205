import { only, operation } from '#contract/kit/operation.ts'
import { PROFILE_ERRORS } from './profile-errors.ts'
import { GEO_ERRORS } from '#contract/geo/geo-errors.ts'
import { OwnProfile, ProfileFields } from './profile.ts'

export const updateProfile = operation({
  name: 'profiles.update-profile',
  method: 'PATCH',
  path: '/api/profile',
  access: 'signed-in',
  summary: 'Update your profile; omitted fields stay as they are',
  input: ProfileFields.partial(),
  output: OwnProfile,
  errors: { ...only(PROFILE_ERRORS, 'profiles.not-found'), ...only(GEO_ERRORS, 'geo.place-not-found') },
})

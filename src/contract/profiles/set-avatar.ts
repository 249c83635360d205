import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { MediaId } from '#contract/media/picture.ts'
import { MEDIA_ERRORS } from '#contract/media/media-errors.ts'
import { PROFILE_ERRORS } from './profile-errors.ts'
import { OwnProfile } from './profile.ts'

export const setAvatar = operation({
  name: 'profiles.set-avatar',
  method: 'PUT',
  path: '/api/profile/avatar',
  access: 'signed-in',
  summary: 'Set an uploaded picture as your profile photo, or remove it with null',
  input: z.strictObject({ mediaId: MediaId.nullable() }),
  output: OwnProfile,
  errors: { ...only(PROFILE_ERRORS, 'profiles.not-found'), ...only(MEDIA_ERRORS, 'media.not-found') },
})

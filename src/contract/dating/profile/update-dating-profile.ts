import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { GEO_ERRORS } from '#contract/geo/geo-errors.ts'
import { MEDIA_ERRORS } from '#contract/media/media-errors.ts'
import { DATING_ERRORS } from '#contract/dating/dating-errors.ts'
import { DatingFields, OwnDatingProfile } from './profile.ts'

export const updateDatingProfile = operation({
  name: 'dating.update-dating-profile',
  method: 'PUT',
  path: '/api/dating/profile',
  access: 'signed-in',
  summary: 'Update your dating profile',
  input: z.strictObject({ version: z.int().min(1), fields: DatingFields }),
  output: z.object({ profile: OwnDatingProfile }),
  errors: {
    ...only(
      DATING_ERRORS,
      'dating.nothing-to-update',
      'dating.stale',
      'dating.place-not-found',
      'dating.place-too-often',
      'dating.name-too-often',
      'dating.name-elsewhere',
      'dating.photo-elsewhere',
    ),
    ...only(GEO_ERRORS, 'geo.unknown-postal-code'),
    ...only(MEDIA_ERRORS, 'media.not-found'),
  },
})

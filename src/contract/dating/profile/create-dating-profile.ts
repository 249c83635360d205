import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { GEO_ERRORS } from '#contract/geo/geo-errors.ts'
import { MEDIA_ERRORS } from '#contract/media/media-errors.ts'
import { DATING_ERRORS } from '#contract/dating/dating-errors.ts'
import { DatingFields, OwnDatingProfile } from './profile.ts'
import { Protection } from './protection.ts'

export const createDatingProfile = operation({
  name: 'dating.create-dating-profile',
  method: 'POST',
  path: '/api/dating/profile',
  access: 'signed-in',
  summary: 'Create a dating profile; for adults',
  input: z.strictObject({ fields: DatingFields, protection: Protection.prefault({}) }),
  output: z.object({ profile: OwnDatingProfile }),
  errors: {
    ...only(
      DATING_ERRORS,
      'dating.profile-exists',
      'dating.place-not-found',
      'dating.place-too-often',
      'dating.name-too-often',
      'dating.name-elsewhere',
      'dating.photo-elsewhere',
    ),
    ...only(GEO_ERRORS, 'geo.unknown-postal-code'),
    ...only(MEDIA_ERRORS, 'media.not-found'),
  },
  successStatus: 201,
  bodyLimit: 256 * 1024,
})

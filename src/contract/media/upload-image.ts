import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { MEDIA_ERRORS } from './media-errors.ts'
import { MEDIA_LIMITS, MediaPurpose, Picture } from './picture.ts'

/** The body is the raw image, so the server mounts this operation as a plain route behind the same guard. */
export const uploadImage = operation({
  name: 'media.upload-image',
  method: 'POST',
  path: '/api/media',
  access: 'signed-in',
  limit: { points: 60, seconds: 60 },
  summary: 'Upload a picture as the raw request body',
  input: z.strictObject({ purpose: MediaPurpose.default('listing') }),
  output: Picture,
  errors: MEDIA_ERRORS,
  signedOut: 'media.signed-out',
  fileTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  bodyLimit: MEDIA_LIMITS.imageMb * 1024 * 1024,
  successStatus: 201,
})

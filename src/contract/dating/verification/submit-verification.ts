import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { MEDIA_ERRORS } from '#contract/media/media-errors.ts'
import { MediaId } from '#contract/media/picture.ts'
import { DATING_ERRORS } from '#contract/dating/dating-errors.ts'
import { VerificationPose } from './verification.ts'

export const submitVerification = operation({
  name: 'dating.submit-verification',
  method: 'POST',
  path: '/api/dating/verification',
  access: 'signed-in',
  summary: 'Submit a selfie in the requested pose; staff compare it, then it is deleted',
  input: z.strictObject({ pose: VerificationPose, photoId: MediaId }),
  output: z.object({ state: z.literal('open') }),
  errors: {
    ...only(DATING_ERRORS, 'dating.no-profile', 'dating.verification-open', 'dating.other-pose'),
    ...only(MEDIA_ERRORS, 'media.not-found'),
  },
})

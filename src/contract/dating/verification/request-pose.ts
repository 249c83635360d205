import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { DATING_ERRORS } from '#contract/dating/dating-errors.ts'
import { VerificationPose } from './verification.ts'

export const requestPose = operation({
  name: 'dating.request-pose',
  method: 'GET',
  path: '/api/dating/verification',
  access: 'signed-in',
  summary: 'Request the pose of the day for your selfie',
  input: z.strictObject({}),
  output: z.object({ pose: VerificationPose, state: z.enum(['none', 'open', 'approved', 'rejected']) }),
  errors: only(DATING_ERRORS, 'dating.no-profile'),
})

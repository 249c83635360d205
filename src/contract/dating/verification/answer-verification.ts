import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { DATING_ERRORS } from '#contract/dating/dating-errors.ts'
import { VerificationId } from './verification.ts'

export const answerVerification = operation({
  name: 'dating.answer-verification',
  method: 'POST',
  path: '/api/dating/verifications/{verificationId}',
  access: 'manager',
  summary: 'Decide whether a selfie shows the person in the photos',
  input: z.strictObject({ verificationId: VerificationId, isSame: z.boolean() }),
  output: z.object({ isSame: z.boolean() }),
  errors: only(DATING_ERRORS, 'dating.verification-not-found'),
})

import type { VerificationPose } from '#contract/dating/verification/verification.ts'
import { deriveKey, keyedHash } from '#server/platform/secrets.ts'
import type { Platform } from '#server/platform/platform.ts'
import { dayOf, poseOfDay } from '#server/dating/profile/profile-policy.ts'

/** What this person's selfie of today shows. */
export const findPose = (
  { config, clock }: Pick<Platform, 'config' | 'clock'>,
  userId: string,
): VerificationPose =>
  poseOfDay(keyedHash(deriveKey(config.secretKey, 'dating poses'), `${userId} ${dayOf(clock.now())}`))

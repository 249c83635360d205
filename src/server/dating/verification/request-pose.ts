import { OwnDatingProfile } from '#contract/dating/profile/profile.ts'
import type { VerificationPose } from '#contract/dating/verification/verification.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findPose } from './find-pose.ts'
import { findOwnDating } from '#server/dating/profile/profile-store.ts'
import { findLastVerification } from './verification-store.ts'

const State = OwnDatingProfile.shape.verification

export async function requestPose(
  platform: Pick<Platform, 'db' | 'config' | 'clock'>,
  { userId }: Member,
): Promise<{ pose: VerificationPose; state: OwnDatingProfile['verification'] }> {
  if (!(await findOwnDating(platform.db, userId))) throw new AppError('dating.no-profile')
  const last = await findLastVerification(platform.db, userId)
  return { pose: findPose(platform, userId), state: State.parse(last?.state ?? 'none') }
}

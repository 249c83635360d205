import type { VerificationPose } from '#contract/dating/verification/verification.ts'
import type { MediaId } from '#contract/media/picture.ts'
import { attachMedia } from '#server/media/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { openCase } from '#server/moderation/public.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findPose } from './find-pose.ts'
import { lockOwnDating } from '#server/dating/profile/profile-store.ts'
import { findLastVerification, insertVerification } from './verification-store.ts'

export function submitVerification(
  platform: Pick<Platform, 'db' | 'config' | 'clock' | 'live'>,
  { userId }: Member,
  { pose, photoId }: { pose: VerificationPose; photoId: MediaId },
): Promise<{ state: 'open' }> {
  const asked = findPose(platform, userId)
  return inTransaction(platform.db, async (tx) => {
    if (!(await lockOwnDating(tx, userId))) throw new AppError('dating.no-profile')
    if (pose !== asked) throw new AppError('dating.other-pose', { pose: asked })
    if ((await findLastVerification(tx, userId))?.state === 'open')
      throw new AppError('dating.verification-open')
    await attachMedia(tx, userId, [photoId], 'dating')
    const id = uuidv7()
    await insertVerification(tx, {
      id,
      user_id: userId,
      pose,
      media_id: photoId,
      created_at: platform.clock.now(),
    })
    const subject = { kind: 'verification', id } as const
    await openCase(tx, platform, { subject, ownerId: userId, queue: 'photos' })
    return { state: 'open' }
  })
}

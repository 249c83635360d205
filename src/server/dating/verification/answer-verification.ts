import type { VerificationId } from '#contract/dating/verification/verification.ts'
import { MediaId } from '#contract/media/picture.ts'
import { detachMedia } from '#server/media/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { changeDating } from '#server/dating/profile/profile-store.ts'
import { decideVerification } from './verification-store.ts'

/** The selfie is deleted, whatever it shows. */
export function answerVerification(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { userId }: Member,
  { verificationId, isSame }: { verificationId: VerificationId; isSame: boolean },
): Promise<{ isSame: boolean }> {
  return inTransaction(db, async (tx) => {
    const at = clock.now()
    const decided = await decideVerification(tx, verificationId, { isSame, by: userId, at })
    if (!decided) throw new AppError('dating.verification-not-found')
    if (decided.media_id !== null) await detachMedia(tx, [MediaId.parse(decided.media_id)])
    await changeDating(tx, decided.user_id, { verified_at: isSame ? at : null })
    return { isSame }
  })
}

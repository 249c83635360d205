import { closeThreadsAbout } from '#server/messaging/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { dropPhotos } from '#server/dating/reports/evidence-store.ts'
import { findAllMatches } from '#server/dating/matches/match-store.ts'
import { findDatingPhotos } from './photo-store.ts'
import { deleteDating, lockOwnDating } from './profile-store.ts'
import { withdrawVerification } from '#server/dating/verification/withdraw-verification.ts'

export function deleteDatingProfile(
  platform: Pick<Platform, 'db' | 'clock' | 'live'>,
  { userId }: Member,
): Promise<{ isDeleted: true }> {
  return inTransaction(platform.db, async (tx) => {
    if (!(await lockOwnDating(tx, userId, { isLeaving: true }))) throw new AppError('dating.no-profile')
    for (const { id } of await findAllMatches(tx, userId))
      await closeThreadsAbout(tx, platform, { kind: 'match', subjectId: id })
    await removePictures(tx, platform, userId)
    await deleteDating(tx, userId)
    return { isDeleted: true }
  })
}

/** From the moment on in which the rows are gone, no address shows them. */
async function removePictures(
  tx: Tx,
  platform: Pick<Platform, 'clock' | 'live'>,
  userId: string,
): Promise<void> {
  const photos = await findDatingPhotos(tx, [userId])
  await withdrawVerification(tx, platform, userId)
  await dropPhotos(
    tx,
    photos.map(({ media_id }) => media_id),
  )
}

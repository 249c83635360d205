import type { DatingProfileId } from '#contract/dating/profile/profile.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { setBlock } from '#server/safety/public.ts'
import { loadShownName } from '#server/dating/matches/load-shown-name.ts'
import { findMet } from '#server/dating/profile/profile-store.ts'

/** The list of whom one blocked shows them by the name they had here, and no other. */
export function blockDatingProfile(
  platform: Pick<Platform, 'db' | 'clock' | 'events'>,
  { userId }: Member,
  { profileId }: { profileId: DatingProfileId },
): Promise<{ isBlocked: true }> {
  return inTransaction(platform.db, async (tx) => {
    const seen = await findMet(tx, userId, profileId)
    if (!seen) throw new AppError('dating.not-found')
    const blockedId = UserId.parse(seen.user_id)
    const shownName = await loadShownName(tx, blockedId)
    await setBlock(tx, platform, { blockerId: userId, blockedId, shownName })
    return { isBlocked: true }
  })
}

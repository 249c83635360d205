import type { DatingProfileId } from '#contract/dating/profile.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { ANONYMOUS, namesOf } from '#server/profiles/public.ts'
import { setBlock } from '#server/safety/public.ts'
import { findSeen } from './profile-store.ts'

/** The list of whom one blocked shows them by the name they had here, and no other. */
export function blockDatingProfile(
  platform: Pick<Platform, 'db' | 'clock' | 'events'>,
  { userId }: Member,
  { profileId }: { profileId: DatingProfileId },
): Promise<{ isBlocked: true }> {
  return inTransaction(platform.db, async (tx) => {
    const seen = await findSeen(tx, userId, profileId)
    if (!seen) throw new AppError('dating.not-found')
    const blockedId = UserId.parse(seen.user_id)
    const shownName = (await namesOf(tx, [blockedId])).get(blockedId)?.displayName ?? ANONYMOUS
    await setBlock(tx, platform, { blockerId: userId, blockedId, shownName })
    return { isBlocked: true }
  })
}

import { MediaId } from '#contract/media/picture.ts'
import type { OwnProfile } from '#contract/profiles/profile.ts'
import { attachMedia, detachMedia } from '#server/media/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { changeProfile, lockProfile } from './profile-store.ts'
import { showProfile } from './show-profile.ts'

/** The picture before it is deleted: nothing else can show it. */
export function setAvatar(
  { db }: Platform,
  member: Member,
  { mediaId }: { mediaId: MediaId | null },
): Promise<OwnProfile> {
  const { userId } = member
  return inTransaction(db, async (tx) => {
    const profile = await lockProfile(tx, userId)
    if (!profile) throw new AppError('profiles.not-found')
    const before = profile.avatar_media_id
    if (before === mediaId) return showProfile(tx, profile, member)
    if (mediaId !== null) await attachMedia(tx, userId, [mediaId], 'avatar')
    const changed = await changeProfile(tx, userId, { avatar_media_id: mediaId })
    if (before !== null) await detachMedia(tx, [MediaId.parse(before)])
    return showProfile(tx, changed ?? profile, member)
  })
}

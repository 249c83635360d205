import type { GroupPhotoId } from '#contract/groups/album/group-photo.ts'
import { MediaId } from '#contract/media/picture.ts'
import { mayModerate } from '#server/groups/group-policy.ts'
import { detachMedia } from '#server/media/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { lockPhoto } from './album-store.ts'
import { lockShownPhoto } from './open-album.ts'

/** Whoever left the group, or finds it archived, may still take back what is theirs. What staff withhold stays. */
export function deletePhoto(
  { db }: Pick<Platform, 'db'>,
  { userId }: Member,
  { photoId }: { photoId: GroupPhotoId },
): Promise<{ isDeleted: true }> {
  return inTransaction(db, async (tx) => {
    const own = await lockPhoto(tx, photoId)
    if (own?.user_id !== userId || own.withheld !== null) {
      const { member } = await lockShownPhoto(tx, photoId, userId)
      if (!mayModerate(member)) throw new AppError('groups.not-approver')
    }
    // the photo goes with its picture
    if (own) await detachMedia(tx, [MediaId.parse(own.media_id)])
    return { isDeleted: true as const }
  })
}

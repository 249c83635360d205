import { ALBUM_LIMITS, type GroupPhoto } from '#contract/groups/album/group-photo.ts'
import type { GroupId } from '#contract/groups/group.ts'
import type { MediaId } from '#contract/media/picture.ts'
import { lockActive, lockHost } from '#server/groups/events/hosting-store.ts'
import { attachMedia } from '#server/media/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Platform } from '#server/platform/platform.ts'
import { countPhotos, insertPhotos } from './album-store.ts'
import { requireAlbum } from './open-album.ts'
import { showPhotos } from './show-photos.ts'

/** One after the other, so that no album holds more than it may. */
export function addPhotos(
  platform: Pick<Platform, 'db' | 'clock' | 'config'>,
  { userId }: Member,
  { groupId, mediaIds }: { groupId: GroupId; mediaIds: readonly MediaId[] },
): Promise<{ items: GroupPhoto[] }> {
  return inTransaction(platform.db, async (tx) => {
    await lockHost(tx, groupId)
    await lockActive(tx, groupId, userId)
    const { group, member } = await requireAlbum(tx, groupId, userId)
    if (group.archived_at !== null) throw new AppError('groups.archived')
    const ids = [...new Set(mediaIds)]
    const limit = ALBUM_LIMITS.photosMax
    if ((await countPhotos(tx, groupId)) + ids.length > limit)
      throw new AppError('groups.too-many-photos', { limit })
    await attachMedia(tx, userId, ids, 'album')
    const at = platform.clock.now()
    // the newest come first: the first of them is the newest
    const rows = ids.toReversed().map((media_id) => ({
      id: uuidv7(),
      group_id: groupId,
      user_id: userId,
      media_id,
      created_at: at,
      withheld: null,
    }))
    await insertPhotos(tx, rows)
    return { items: await showPhotos(tx, platform, rows.toReversed(), member) }
  })
}

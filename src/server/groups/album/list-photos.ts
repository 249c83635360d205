import type { GroupPhoto } from '#contract/groups/album/group-photo.ts'
import type { GroupId } from '#contract/groups/group.ts'
import type { Member } from '#server/platform/caller.ts'
import { decodeTimeCursor, encodeTimeCursor } from '#server/platform/cursor.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findPhotos } from './album-store.ts'
import { requireAlbum } from './open-album.ts'
import { showPhotos } from './show-photos.ts'

interface Asked {
  groupId: GroupId
  limit: number
  cursor?: string | undefined
}

export async function listPhotos(
  platform: Pick<Platform, 'db' | 'clock' | 'config'>,
  { userId }: Member,
  { groupId, limit, cursor }: Asked,
): Promise<{ items: GroupPhoto[]; nextCursor: string | null }> {
  const after = cursor === undefined ? null : decodeTimeCursor(cursor)
  const { member } = await requireAlbum(platform.db, groupId, userId)
  const rows = await findPhotos(platform.db, { groupId, userId, after, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    items: await showPhotos(platform.db, platform, shown, member),
    nextCursor: last && rows.length > limit ? encodeTimeCursor({ at: last.created_at, id: last.id }) : null,
  }
}

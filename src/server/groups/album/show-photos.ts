import { type GroupPhoto, GroupPhotoId } from '#contract/groups/album/group-photo.ts'
import { MediaId } from '#contract/media/picture.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { mayModerate } from '#server/groups/group-policy.ts'
import type { MemberRow } from '#server/groups/members/member-store.ts'
import { picturesFor } from '#server/media/public.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { personCards } from '#server/profiles/public.ts'
import type { PhotoRow } from './album-store.ts'

/** Photos as one member sees them; their addresses show them to nobody else. */
export async function showPhotos(
  db: Database | Tx,
  platform: Pick<Platform, 'config' | 'clock'>,
  rows: readonly PhotoRow[],
  member: MemberRow,
): Promise<GroupPhoto[]> {
  const mediaIds = rows.map(({ media_id }) => MediaId.parse(media_id))
  const pictures = await picturesFor(db, platform, UserId.parse(member.user_id), mediaIds, 'days')
  const people = await personCards(
    db,
    rows.map(({ user_id }) => UserId.parse(user_id)),
  )
  return rows.flatMap((row) => {
    const picture = pictures.get(MediaId.parse(row.media_id))
    const by = people.get(UserId.parse(row.user_id))
    if (!picture || !by) return []
    const isOwn = row.user_id === member.user_id
    return {
      id: GroupPhotoId.parse(row.id),
      picture,
      by,
      at: row.created_at.toISOString(),
      isOwn,
      mayDelete: isOwn || mayModerate(member),
    }
  })
}

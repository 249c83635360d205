import type { GroupPhotoId } from '#contract/groups/album/group-photo.ts'
import type { GroupId } from '#contract/groups/group.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { findGroup, type GroupRow } from '#server/groups/group-store.ts'
import { findMember, type MemberRow } from '#server/groups/members/member-store.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import { isBlockedBetween } from '#server/safety/public.ts'
import { lockPhoto, type PhotoRow } from './album-store.ts'

/**
 * A group whose album this member may see.
 * @throws AppError groups.not-found, groups.not-member
 */
export async function requireAlbum(
  db: Database | Tx,
  groupId: GroupId,
  userId: UserId,
): Promise<{ group: GroupRow; member: MemberRow }> {
  const group = await findGroup(db, groupId)
  const isHidden = group?.admin_id && (await isBlockedBetween(db, userId, group.admin_id))
  if (!group || group.withheld_at !== null || isHidden) throw new AppError('groups.not-found')
  const member = await findMember(db, groupId, userId)
  if (member?.status !== 'active') throw new AppError('groups.not-member')
  return { group, member }
}

/**
 * A photo that nobody else changes meanwhile, for somebody who sees it.
 * @throws AppError groups.photo-not-found, also for whom it does not concern
 */
export async function lockShownPhoto(
  tx: Tx,
  photoId: GroupPhotoId,
  userId: UserId,
): Promise<{ photo: PhotoRow; member: MemberRow }> {
  const photo = await lockPhoto(tx, photoId)
  const member = photo && (await findMember(tx, photo.group_id, userId))
  const group = member && (await findGroup(tx, member.group_id))
  const isShown = photo?.withheld === null && group?.withheld_at === null && member?.status === 'active'
  if (!isShown || (await isBlockedBetween(tx, userId, photo.user_id)))
    throw new AppError('groups.photo-not-found')
  return { photo, member }
}

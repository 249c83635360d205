import type { GroupId } from '#contract/groups/group.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { mayApprove, mayEdit, mayModerate } from '#server/groups/group-policy.ts'
import { type GroupRow, lockGroup } from '#server/groups/group-store.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { isBlockedBetween } from '#server/safety/public.ts'
import { findMember, type MemberRow } from './member-store.ts'

/** A group with one's own place in it; nobody changes either until the transaction ends. */
export interface LockedGroup {
  group: GroupRow
  own: MemberRow | null
}

/** Does a block stand between this person and whoever leads the group? */
export const isGroupHidden = async (tx: Tx, { admin_id }: GroupRow, userId: UserId): Promise<boolean> =>
  admin_id !== null && (await isBlockedBetween(tx, userId, admin_id))

/** @throws AppError groups.not-found: not there, or hidden by a block */
export async function lockGroupWithMembership(
  tx: Tx,
  userId: UserId,
  groupId: GroupId,
): Promise<LockedGroup> {
  const group = await lockGroup(tx, groupId)
  if (!group || group.withheld_at !== null) throw new AppError('groups.not-found')
  const own = await findMember(tx, groupId, userId)
  if (await isGroupHidden(tx, group, userId)) throw new AppError('groups.not-found')
  return { group, own }
}

/** @throws AppError groups.not-found, groups.not-approver, groups.archived */
export async function lockGroupForApproval(tx: Tx, userId: UserId, groupId: GroupId): Promise<LockedGroup> {
  const opened = await lockGroupWithMembership(tx, userId, groupId)
  if (!mayApprove(opened.own)) throw new AppError('groups.not-approver')
  if (opened.group.archived_at !== null) throw new AppError('groups.archived')
  return opened
}

/** @throws AppError groups.not-found, groups.not-approver, groups.archived */
export async function lockGroupForModeration(tx: Tx, userId: UserId, groupId: GroupId): Promise<LockedGroup> {
  const opened = await lockGroupWithMembership(tx, userId, groupId)
  if (!mayModerate(opened.own)) throw new AppError('groups.not-approver')
  if (opened.group.archived_at !== null) throw new AppError('groups.archived')
  return opened
}

/** @throws AppError groups.not-found, groups.not-admin, groups.archived */
export async function lockGroupForLeading(tx: Tx, userId: UserId, groupId: GroupId): Promise<LockedGroup> {
  const opened = await lockGroupWithMembership(tx, userId, groupId)
  if (!mayEdit(opened.own)) throw new AppError('groups.not-admin')
  if (opened.group.archived_at !== null) throw new AppError('groups.archived')
  return opened
}

import type { GroupId } from '#contract/groups/group.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { withdrawAttendance } from '#server/groups/events/attendance/withdraw-attendance.ts'
import { mayApprove } from '#server/groups/group-policy.ts'
import { removeChatMember } from '#server/messaging/public.ts'
import { publishCount } from '#server/groups/publish-count.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { admitWaiting } from './admit-member.ts'
import { changeLead } from './change-lead.ts'
import { mayRemove } from './member-policy.ts'
import { changeMember, findLeaders, findMember } from './member-store.ts'
import { lockGroupForModeration } from './lock-group.ts'

interface Removal {
  groupId: GroupId
  userId: UserId
  isBanned: boolean
}

/** Somebody who asked, or was a member once, can be banned as well; a request alone is for those who approve. */
export function removeMember(
  platform: Platform,
  { userId: deciderId }: Member,
  removal: Removal,
): Promise<{ memberCount: number }> {
  return inTransaction(platform.db, (tx) => removeWithin(tx, platform, deciderId, removal))
}

/** @throws AppError groups.not-found, groups.not-approver, groups.archived, groups.member-not-found, groups.last-admin */
export async function removeWithin(
  tx: Tx,
  platform: Platform,
  deciderId: UserId,
  { groupId, userId, isBanned }: Removal,
): Promise<{ memberCount: number }> {
  const { group, own } = await lockGroupForModeration(tx, deciderId, groupId)
  const member = await findMember(tx, groupId, userId)
  const isIn = member?.status === 'active' || member?.status === 'pending'
  if (!own || !member || (!isIn && !isBanned)) throw new AppError('groups.member-not-found')
  if (deciderId === userId) await refuseOneself(tx, groupId)
  const isRequest = member.status === 'pending' && !isBanned
  if (!mayRemove(own, member) || (isRequest && !mayApprove(own))) throw new AppError('groups.not-approver')
  await changeMember(tx, groupId, userId, {
    role: 'member',
    status: isBanned ? 'banned' : 'removed',
    waits_for: null,
    decided_at: platform.clock.now(),
  })
  if (member.status !== 'active') return { memberCount: group.member_count }
  await changeLead(tx, group, userId)
  await removeChatMember(tx, platform, { kind: 'group', subjectId: groupId, userId, isRemoved: true })
  await withdrawAttendance(tx, platform, { groupId, userId })
  const memberCount = await admitWaiting(tx, platform, group)
  await publishCount(tx, platform, groupId)
  return { memberCount }
}

/** @throws AppError groups.last-admin, groups.member-not-found: one leaves instead */
async function refuseOneself(tx: Tx, groupId: GroupId): Promise<never> {
  const admins = await findLeaders(tx, groupId)
  throw new AppError(admins.length === 1 ? 'groups.last-admin' : 'groups.member-not-found')
}

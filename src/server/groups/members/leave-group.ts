import type { GroupId } from '#contract/groups/group.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { withdrawAttendance } from '#server/groups/events/attendance/withdraw-attendance.ts'
import { lockGroup } from '#server/groups/group-store.ts'
import { removeChatMember } from '#server/messaging/public.ts'
import { publishCount } from '#server/groups/publish-count.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { admitWaiting } from './admit-member.ts'
import { changeMember, findLeaders, findMember } from './member-store.ts'
import { isGroupHidden } from './lock-group.ts'
import { changeLead } from './change-lead.ts'

/** Also for members whom a block hides the group from. Whoever is not in it has left already. */
export function leaveGroup(
  platform: Platform,
  { userId }: Member,
  { groupId }: { groupId: GroupId },
): Promise<{ memberCount: number }> {
  return inTransaction(platform.db, (tx) => leaveWithin(tx, platform, { userId, groupId }))
}

/** @throws AppError groups.not-found, groups.last-admin */
export async function leaveWithin(
  tx: Tx,
  platform: Platform,
  { userId, groupId }: { userId: UserId; groupId: GroupId },
): Promise<{ memberCount: number }> {
  const group = await lockGroup(tx, groupId)
  if (!group) throw new AppError('groups.not-found')
  const own = await findMember(tx, groupId, userId)
  if (own?.status !== 'active' && own?.status !== 'pending') {
    if (await isGroupHidden(tx, group, userId)) throw new AppError('groups.not-found')
    return { memberCount: group.member_count }
  }
  if (own.role === 'group_admin' && (await findLeaders(tx, groupId)).length === 1)
    throw new AppError('groups.last-admin')
  await changeMember(tx, groupId, userId, {
    role: 'member',
    status: 'left',
    waits_for: null,
    decided_at: platform.clock.now(),
  })
  if (own.status === 'pending') return { memberCount: group.member_count }
  await changeLead(tx, group, userId)
  await removeChatMember(tx, platform, { kind: 'group', subjectId: groupId, userId, isRemoved: false })
  await withdrawAttendance(tx, platform, { groupId, userId })
  const memberCount = await admitWaiting(tx, platform, group)
  await publishCount(tx, platform, groupId)
  return { memberCount }
}

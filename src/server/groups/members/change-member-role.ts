import type { GroupId } from '#contract/groups/group.ts'
import type { GroupRole } from '#contract/groups/members/membership.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { changeLead } from './change-lead.ts'
import { findLeaders, findMember } from './member-store.ts'
import { lockGroupForLeading } from './lock-group.ts'
import { giveRole } from './give-role.ts'

export function changeMemberRole(
  platform: Pick<Platform, 'db' | 'clock' | 'live' | 'jobs'>,
  { userId: leaderId }: Member,
  { groupId, userId, role }: { groupId: GroupId; userId: UserId; role: GroupRole },
): Promise<{ memberCount: number }> {
  return inTransaction(platform.db, async (tx) => {
    const { group } = await lockGroupForLeading(tx, leaderId, groupId)
    const member = await findMember(tx, groupId, userId)
    if (member?.status !== 'active') throw new AppError('groups.member-not-found')
    if (member.role === role) return { memberCount: group.member_count }
    const isLast = (await findLeaders(tx, groupId)).length === 1
    if (member.role === 'group_admin' && isLast) throw new AppError('groups.last-admin')
    await giveRole(tx, platform, group, { userId, role })
    await changeLead(tx, group, userId)
    return { memberCount: group.member_count }
  })
}

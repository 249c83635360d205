import type { GroupId } from '#contract/groups/group.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { changeGroup } from '#server/groups/group-store.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { giveRole } from './give-role.ts'
import { findMember } from './member-store.ts'
import { lockGroupForLeading } from './lock-group.ts'

export function grantLeadership(
  platform: Pick<Platform, 'db' | 'clock' | 'live' | 'jobs'>,
  { userId: leaderId }: Member,
  { groupId, userId }: { groupId: GroupId; userId: UserId },
): Promise<{ memberCount: number }> {
  return inTransaction(platform.db, async (tx) => {
    const { group } = await lockGroupForLeading(tx, leaderId, groupId)
    const member = await findMember(tx, groupId, userId)
    if (member?.status !== 'active') throw new AppError('groups.member-not-found')
    if (userId === leaderId) return { memberCount: group.member_count }
    await giveRole(tx, platform, group, { userId, role: 'group_admin' })
    await giveRole(tx, platform, group, { userId: leaderId, role: 'member' })
    await changeGroup(tx, groupId, { admin_id: userId })
    return { memberCount: group.member_count }
  })
}

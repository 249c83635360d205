import type { GroupId } from '#contract/groups/group.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { changeGroup } from './group-store.ts'
import { admitWaiting } from './members/admit-member.ts'
import { lockGroupForLeading } from './members/lock-group.ts'
import { publishCount } from './publish-count.ts'

export function changePlaces(
  platform: Platform,
  { userId }: Member,
  { groupId, maxMembers }: { groupId: GroupId; maxMembers: number },
): Promise<{ memberCount: number; maxMembers: number }> {
  return inTransaction(platform.db, async (tx) => {
    const { group } = await lockGroupForLeading(tx, userId, groupId)
    if (maxMembers < group.member_count)
      throw new AppError('groups.too-few-places', { members: group.member_count })
    if (maxMembers !== group.max_members)
      await changeGroup(tx, groupId, { max_members: maxMembers, updated_at: platform.clock.now() })
    const memberCount = await admitWaiting(tx, platform, { ...group, max_members: maxMembers })
    await publishCount(tx, platform, groupId)
    return { memberCount, maxMembers }
  })
}

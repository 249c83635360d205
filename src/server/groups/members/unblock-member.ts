import type { GroupId } from '#contract/groups/group.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { changeMember, findMember } from './member-store.ts'
import { lockGroupForModeration } from './lock-group.ts'

export function unblockMember(
  platform: Pick<Platform, 'db' | 'clock'>,
  { userId: deciderId }: Member,
  { groupId, userId }: { groupId: GroupId; userId: UserId },
): Promise<{ memberCount: number }> {
  return inTransaction(platform.db, async (tx) => {
    const { group } = await lockGroupForModeration(tx, deciderId, groupId)
    const member = await findMember(tx, groupId, userId)
    if (member?.status !== 'banned') throw new AppError('groups.member-not-found')
    await changeMember(tx, groupId, userId, { status: 'removed', decided_at: platform.clock.now() })
    return { memberCount: group.member_count }
  })
}

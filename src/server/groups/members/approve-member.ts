import type { GroupId } from '#contract/groups/group.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { isFull } from '#server/groups/group-policy.ts'
import { readMemberCount } from '#server/groups/group-store.ts'
import { sendNotice } from '#server/notifications/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { admitMember } from './admit-member.ts'
import { findMember } from './member-store.ts'
import { lockGroupForApproval } from './lock-group.ts'

/** Whoever waits for a place takes it when it comes free, and nobody decides about that. */
export function approveMember(
  platform: Pick<Platform, 'db' | 'config' | 'clock' | 'live' | 'jobs'>,
  { userId: deciderId }: Member,
  { groupId, userId }: { groupId: GroupId; userId: UserId },
): Promise<{ memberCount: number }> {
  return inTransaction(platform.db, async (tx) => {
    const { group } = await lockGroupForApproval(tx, deciderId, groupId)
    const asking = await findMember(tx, groupId, userId)
    if (asking?.status === 'active') return { memberCount: group.member_count }
    if (asking?.status !== 'pending') throw new AppError('groups.member-not-found')
    if (isFull(group)) throw new AppError('groups.full', { limit: group.max_members })
    await admitMember(tx, platform, { ...asking, decided_at: platform.clock.now() })
    await sendNotice(tx, platform, {
      userId,
      notice: { kind: 'group_approved', subjectId: groupId, facts: { title: group.title } },
      byMail: true,
    })
    return { memberCount: await readMemberCount(tx, groupId) }
  })
}

import type { GroupId } from '#contract/groups/group.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { sendNotice } from '#server/notifications/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { changeMember, findMember } from './member-store.ts'
import { lockGroupForApproval } from './lock-group.ts'

/** Repeating it changes nothing: the week until they may ask again begins with the first refusal. */
export function declineMember(
  platform: Pick<Platform, 'db' | 'clock' | 'live' | 'jobs'>,
  { userId: deciderId }: Member,
  { groupId, userId }: { groupId: GroupId; userId: UserId },
): Promise<{ memberCount: number }> {
  return inTransaction(platform.db, async (tx) => {
    const { group } = await lockGroupForApproval(tx, deciderId, groupId)
    const asking = await findMember(tx, groupId, userId)
    if (asking?.status === 'declined') return { memberCount: group.member_count }
    if (asking?.status !== 'pending') throw new AppError('groups.member-not-found')
    const decided = { status: 'declined', waits_for: null, decided_at: platform.clock.now() }
    await changeMember(tx, groupId, userId, decided)
    await sendNotice(tx, platform, {
      userId,
      notice: { kind: 'group_declined', subjectId: groupId, facts: { title: group.title } },
      byMail: true,
    })
    return { memberCount: group.member_count }
  })
}

import type { GroupId } from '#contract/groups/group.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { isFull } from '#server/groups/group-policy.ts'
import { readMemberCount } from '#server/groups/group-store.ts'
import { publishCount } from '#server/groups/publish-count.ts'
import { sendNotice } from '#server/notifications/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { admitMember } from './admit-member.ts'
import { behind } from './member-policy.ts'
import { changeMember, findMember, type MemberRow, readLastAsked } from './member-store.ts'
import { lockGroupForApproval } from './lock-group.ts'

/** Whoever waits for a place takes it when it comes free, and nobody decides about that. */
export function approveMember(
  platform: Pick<Platform, 'db' | 'config' | 'clock' | 'live' | 'jobs'>,
  { userId: deciderId }: Member,
  { groupId, userId, whenFull }: { groupId: GroupId; userId: UserId; whenFull: 'refuse' | 'wait' },
): Promise<{ memberCount: number; isWaiting: boolean }> {
  return inTransaction(platform.db, async (tx) => {
    const { group } = await lockGroupForApproval(tx, deciderId, groupId)
    const asking = await findMember(tx, groupId, userId)
    if (asking?.status === 'active') return { memberCount: group.member_count, isWaiting: false }
    if (asking?.status !== 'pending') throw new AppError('groups.member-not-found')
    if (isFull(group) && whenFull === 'wait') {
      await letWait(tx, asking, platform.clock.now())
      await publishCount(tx, platform, groupId)
      return { memberCount: group.member_count, isWaiting: true }
    }
    if (isFull(group)) throw new AppError('groups.full', { limit: group.max_members })
    await admitMember(tx, platform, { ...asking, decided_at: platform.clock.now() })
    await sendNotice(tx, platform, {
      userId,
      notice: { kind: 'group_approved', subjectId: groupId, facts: { title: group.title } },
      byMail: true,
    })
    await publishCount(tx, platform, groupId)
    return { memberCount: await readMemberCount(tx, groupId), isWaiting: false }
  })
}

/** The last of those who wait for a place; whoever waits for one already keeps their position. */
async function letWait(tx: Tx, { group_id, user_id, waits_for }: MemberRow, now: Date): Promise<void> {
  if (waits_for === 'seat') return
  const asked_at = behind(await readLastAsked(tx, group_id, 'seat'), now)
  await changeMember(tx, group_id, user_id, { waits_for: 'seat', asked_at })
}

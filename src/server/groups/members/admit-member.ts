import { UserId } from '#contract/profiles/profile.ts'
import { type GroupRow, markActive, readMemberCount } from '#server/groups/group-store.ts'
import { addChatMember } from '#server/messaging/public.ts'
import { sendNotice } from '#server/notifications/public.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findWaiting, type NewMember, saveMember } from './member-store.ts'

export type Admitting = Pick<Platform, 'config' | 'clock' | 'live' | 'jobs'>

/** Makes somebody a member, of the group and of its chat. The caller holds the group's lock and has seen a free place. */
export async function admitMember(
  tx: Tx,
  platform: Admitting,
  member: Omit<NewMember, 'role' | 'status' | 'waits_for' | 'joined_at'>,
): Promise<void> {
  const now = platform.clock.now()
  const { group_id: groupId } = member
  const userId = UserId.parse(member.user_id)
  await saveMember(tx, { ...member, role: 'member', status: 'active', waits_for: null, joined_at: now })
  await addChatMember(tx, platform, { kind: 'group', subjectId: groupId, userId, role: 'member' })
  await markActive(tx, groupId, now)
}

/** Those who wait longest take the seats that are free, and are notified. @returns how many members there are then */
export async function admitWaiting(
  tx: Tx,
  platform: Admitting,
  { id, title, max_members, archived_at }: Pick<GroupRow, 'id' | 'title' | 'max_members' | 'archived_at'>,
): Promise<number> {
  const members = await readMemberCount(tx, id)
  if (archived_at !== null || members >= max_members) return members
  const admitted = await findWaiting(tx, id, max_members - members)
  for (const member of admitted) {
    await admitMember(tx, platform, member)
    await sendNotice(tx, platform, {
      userId: UserId.parse(member.user_id),
      notice: { kind: 'group_admitted', subjectId: id, facts: { title } },
      byMail: true,
    })
  }
  return members + admitted.length
}

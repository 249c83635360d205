import type { GroupRole } from '#contract/groups/members/membership.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import type { GroupRow } from '#server/groups/group-store.ts'
import { changeChatRole } from '#server/messaging/public.ts'
import { sendNotice } from '#server/notifications/public.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { changeMember } from './member-store.ts'

/** In the group and in its chat, which everybody owns who decides. Whoever leads from now on is notified. */
export async function giveRole(
  tx: Tx,
  platform: Pick<Platform, 'clock' | 'live' | 'jobs'>,
  { id, title }: Pick<GroupRow, 'id' | 'title'>,
  { userId, role }: { userId: UserId; role: GroupRole },
): Promise<void> {
  await changeMember(tx, id, userId, { role })
  const chatRole = role === 'member' ? 'member' : 'owner'
  await changeChatRole(tx, { kind: 'group', subjectId: id, userId, role: chatRole })
  if (role !== 'group_admin') return
  const notice = { kind: 'group_led', subjectId: id, facts: { title } } as const
  await sendNotice(tx, platform, { userId, notice, byMail: true })
}

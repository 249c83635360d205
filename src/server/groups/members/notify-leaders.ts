import { UserId } from '#contract/profiles/profile.ts'
import type { GroupRow } from '#server/groups/group-store.ts'
import { sendNotice } from '#server/notifications/public.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { personCards } from '#server/profiles/public.ts'
import { findLeaders } from './member-store.ts'

/** Notifies those who lead of requests, also by mail, and of whoever joined by themselves. */
export async function notifyLeaders(
  tx: Tx,
  platform: Pick<Platform, 'clock' | 'live' | 'jobs'>,
  group: Pick<GroupRow, 'id' | 'title'>,
  { kind, userId }: { kind: 'group_asked' | 'group_joined'; userId: UserId },
): Promise<void> {
  const person = (await personCards(tx, [userId])).get(userId)
  const leaders = await findLeaders(tx, group.id)
  const facts = { title: group.title, person: person?.name ?? '' }
  for (const leader of leaders)
    await sendNotice(tx, platform, {
      userId: UserId.parse(leader),
      notice: { kind, subjectId: group.id, facts },
      aboutId: userId,
      byMail: kind === 'group_asked',
    })
}

import type { GroupId } from '#contract/groups/group.ts'
import type { Poll } from '#contract/groups/polls/poll.ts'
import { findGroup } from '#server/groups/group-store.ts'
import { findMember } from '#server/groups/members/member-store.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isBlockedBetween } from '#server/safety/public.ts'
import { findPolls } from './poll-store.ts'
import { viewPoll } from './poll-view.ts'

export async function listPolls(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { userId }: Member,
  { groupId }: { groupId: GroupId },
): Promise<{ items: Poll[] }> {
  const [group, own] = await Promise.all([findGroup(db, groupId), findMember(db, groupId, userId)])
  const isHidden = group?.admin_id && (await isBlockedBetween(db, userId, group.admin_id))
  if (!group || group.withheld_at !== null || isHidden) throw new AppError('groups.not-found')
  if (own?.status !== 'active') throw new AppError('groups.not-member')
  const now = clock.now()
  return { items: (await findPolls(db, { groupId, userId, now })).map((row) => viewPoll(row, now)) }
}

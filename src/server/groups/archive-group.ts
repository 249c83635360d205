import { GroupId } from '#contract/groups/group.ts'
import { cancelEventsOf } from '#server/groups/events/cancel-group-events.ts'
import { closeThreadsAbout } from '#server/messaging/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { mayEdit } from './group-policy.ts'
import { changeGroup, type GroupRow } from './group-store.ts'
import { lockGroupWithMembership } from './members/lock-group.ts'

/** Repeating it changes nothing. */
export function archiveGroup(
  platform: Platform,
  { userId }: Member,
  { groupId }: { groupId: GroupId },
): Promise<{ isArchived: true }> {
  return inTransaction(platform.db, async (tx) => {
    const { group, own } = await lockGroupWithMembership(tx, userId, groupId)
    if (!mayEdit(own)) throw new AppError('groups.not-admin')
    await archiveWithin(tx, platform, group)
    return { isArchived: true }
  })
}

/** Archives a group that is locked, whoever decided on it. */
export async function archiveWithin(
  tx: Tx,
  platform: Platform,
  { id, archived_at }: Pick<GroupRow, 'id' | 'archived_at'>,
): Promise<void> {
  if (archived_at !== null) return
  const groupId = GroupId.parse(id)
  await cancelEventsOf(tx, platform, groupId)
  await closeThreadsAbout(tx, platform, { kind: 'group', subjectId: groupId })
  await changeGroup(tx, groupId, { archived_at: platform.clock.now() })
}

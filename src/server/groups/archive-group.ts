import type { GroupId } from '#contract/groups/group.ts'
import { cancelEventsOf } from '#server/groups/events/cancel-group-events.ts'
import { closeThreadsAbout } from '#server/messaging/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { mayEdit } from './group-policy.ts'
import { changeGroup } from './group-store.ts'
import { openGroup } from './members/open-group.ts'

/** Twice is once. */
export function archiveGroup(
  platform: Platform,
  { userId }: Member,
  { groupId }: { groupId: GroupId },
): Promise<{ isArchived: true }> {
  return inTransaction(platform.db, async (tx) => {
    const { group, own } = await openGroup(tx, userId, groupId)
    if (!mayEdit(own)) throw new AppError('groups.not-admin')
    if (group.archived_at !== null) return { isArchived: true }
    await endGroup(tx, platform, groupId)
    return { isArchived: true }
  })
}

/** Its meetings ahead are called off and its chat is closed; what was said and who was there stays to be read. */
export async function endGroup(tx: Tx, platform: Platform, groupId: GroupId): Promise<void> {
  await cancelEventsOf(tx, platform, groupId)
  await closeThreadsAbout(tx, platform, { kind: 'group', subjectId: groupId })
  await changeGroup(tx, groupId, { archived_at: platform.clock.now() })
}

import type { GroupId } from '#contract/groups/group.ts'
import type { GroupInvite } from '#contract/groups/invites/invite.ts'
import { lockGroupForApproval } from '#server/groups/members/lock-group.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findInvites } from './invite-store.ts'
import { viewInvite } from './invite-view.ts'

export function listInvites(
  { db, clock, config }: Pick<Platform, 'db' | 'clock' | 'config'>,
  { userId }: Member,
  { groupId }: { groupId: GroupId },
): Promise<{ items: GroupInvite[] }> {
  return inTransaction(db, async (tx) => {
    await lockGroupForApproval(tx, userId, groupId)
    const rows = await findInvites(tx, groupId, clock.now())
    return { items: rows.map((row) => viewInvite(row, config.secretKey)) }
  })
}

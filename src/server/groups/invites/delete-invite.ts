import type { GroupId } from '#contract/groups/group.ts'
import type { GroupInviteId } from '#contract/groups/invites/invite.ts'
import { lockGroupForApproval } from '#server/groups/members/lock-group.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { deleteInvite as deleteRow } from './invite-store.ts'

export function deleteInvite(
  { db }: Pick<Platform, 'db'>,
  { userId }: Member,
  { groupId, inviteId }: { groupId: GroupId; inviteId: GroupInviteId },
): Promise<{ isDeleted: true }> {
  return inTransaction(db, async (tx) => {
    await lockGroupForApproval(tx, userId, groupId)
    await deleteRow(tx, groupId, inviteId)
    return { isDeleted: true }
  })
}

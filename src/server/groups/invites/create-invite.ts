import { DAY_MS } from '#contract/kit/duration.ts'
import type { GroupId } from '#contract/groups/group.ts'
import { type GroupInvite, INVITE_LIMITS } from '#contract/groups/invites/invite.ts'
import { lockGroupForApproval } from '#server/groups/members/lock-group.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Platform } from '#server/platform/platform.ts'
import { deleteEndedInvites, findInvites, insertInvite } from './invite-store.ts'
import { viewInvite } from './invite-view.ts'

interface Input {
  groupId: GroupId
  days: number
  maxUses: number | null
}

export function createInvite(
  { db, clock, config }: Pick<Platform, 'db' | 'clock' | 'config'>,
  { userId }: Member,
  { groupId, days, maxUses }: Input,
): Promise<{ invite: GroupInvite }> {
  return inTransaction(db, async (tx) => {
    await lockGroupForApproval(tx, userId, groupId)
    const now = clock.now()
    await deleteEndedInvites(tx, groupId, now)
    if ((await findInvites(tx, groupId, now)).length >= INVITE_LIMITS.perGroup)
      throw new AppError('groups.too-many-invites', { limit: INVITE_LIMITS.perGroup })
    const row = {
      id: uuidv7(),
      group_id: groupId,
      created_by: userId,
      created_at: now,
      expires_at: new Date(now.getTime() + days * DAY_MS),
      max_uses: maxUses,
      uses: 0,
    }
    await insertInvite(tx, row)
    return { invite: viewInvite(row, config.secretKey) }
  })
}

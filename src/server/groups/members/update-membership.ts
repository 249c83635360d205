import type { GroupId } from '#contract/groups/group.ts'
import { lockGroup } from '#server/groups/group-store.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isGroupHidden } from './lock-group.ts'
import { changeMember, findMember } from './member-store.ts'

export function updateMembership(
  { db }: Pick<Platform, 'db'>,
  { userId }: Member,
  { groupId, isListed }: { groupId: GroupId; isListed: boolean },
): Promise<{ isListed: boolean }> {
  return inTransaction(db, async (tx) => {
    const group = await lockGroup(tx, groupId)
    if (!group || (await isGroupHidden(tx, group, userId))) throw new AppError('groups.not-found')
    const own = await findMember(tx, groupId, userId)
    if (own?.status !== 'active') throw new AppError('groups.not-member')
    await changeMember(tx, groupId, userId, { is_listed: isListed })
    return { isListed }
  })
}

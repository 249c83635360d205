import { Group, type GroupId } from '#contract/groups/group.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Visitor } from '#server/platform/caller.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findGroupPage, readGroupPage } from './group-json-store.ts'

/** In one round trip, however much stands on the page. */
export async function readGroup(
  { hot }: Pick<Platform, 'hot'>,
  { userId }: Pick<Visitor, 'userId'>,
  { groupId }: { groupId: GroupId },
): Promise<Group> {
  return viewPage(await readGroupPage(hot, groupId, userId))
}

/** A group as its reader sees it, with what this transaction has written. */
export async function showGroup(tx: Tx, userId: UserId, groupId: GroupId): Promise<Group> {
  return viewPage(await findGroupPage(tx, groupId, userId))
}

/** @throws AppError groups.not-found */
function viewPage(page: string | null): Group {
  if (page === null) throw new AppError('groups.not-found')
  return Group.parse(JSON.parse(page))
}

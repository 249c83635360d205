import type { z } from 'zod'
import { GroupId } from '#contract/groups/group.ts'
import type { GROUP_SERVER_EVENTS } from '#contract/groups/live.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { afterCommit, type Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findConcerned } from './members/member-store.ts'
import { lockGroup } from './group-store.ts'

/** Pushes how many are in a group to its members and to those who wait, once the transaction stands. */
export async function publishCount(tx: Tx, { live }: Pick<Platform, 'live'>, groupId: string): Promise<void> {
  const group = await lockGroup(tx, groupId)
  if (!group) return
  const concerned = (await findConcerned(tx, groupId)).map((id) => UserId.parse(id))
  const payload: z.input<(typeof GROUP_SERVER_EVENTS)['groups.counted']> = {
    groupId: GroupId.parse(groupId),
    memberCount: group.member_count,
    maxMembers: group.max_members,
  }
  afterCommit(() => live.toUsers(concerned, 'groups.counted', payload))
}

import type { z } from 'zod'
import { GroupId } from '#contract/groups/group.ts'
import type { GROUP_SERVER_EVENTS } from '#contract/groups/live.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { findActive } from '#server/groups/members/member-store.ts'
import { afterCommit, type Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'

/** Says to the members of a group that a poll is another now, once the transaction stands. */
export async function publishPolls(tx: Tx, { live }: Pick<Platform, 'live'>, groupId: string): Promise<void> {
  const members = (await findActive(tx, groupId)).map((id) => UserId.parse(id))
  const payload: z.input<(typeof GROUP_SERVER_EVENTS)['groups.polls-changed']> = {
    groupId: GroupId.parse(groupId),
  }
  afterCommit(() => live.toUsers(members, 'groups.polls-changed', payload))
}

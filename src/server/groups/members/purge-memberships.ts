import { UserId } from '#contract/profiles/profile.ts'
import { releaseAlbum } from '#server/groups/album/release-album.ts'
import type { GroupRow } from '#server/groups/group-store.ts'
import { closeEmptyThreads } from '#server/messaging/public.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import type { PurgeTools } from '#server/platform/personal-data.ts'
import { giveRole } from './give-role.ts'
import {
  countAdmins,
  deleteEmptyGroup,
  deleteMembershipsOf,
  findSuccessor,
  setLead,
} from './member-purge-store.ts'

type Group = Pick<GroupRow, 'id' | 'title'>

/**
 * A group whose last admin is gone is led by whoever has been there longest, and they are notified; one that is empty is
 * deleted.
 * @param groups those the person is in or leads, locked
 */
export async function purgeMemberships(
  tx: Tx,
  tools: PurgeTools,
  userId: UserId,
  groups: readonly Group[],
): Promise<void> {
  await deleteMembershipsOf(tx, userId)
  for (const group of groups) await settleLead(tx, tools, group)
}

async function settleLead(tx: Tx, tools: PurgeTools, group: Group): Promise<void> {
  const successor = await findSuccessor(tx, group.id)
  if (successor === null) return endEmptyGroup(tx, tools, group.id)
  if ((await countAdmins(tx, group.id)) === 0)
    await giveRole(tx, tools, group, { userId: UserId.parse(successor), role: 'group_admin' })
  await setLead(tx, group.id, successor)
}

async function endEmptyGroup(tx: Tx, { clock }: PurgeTools, groupId: string): Promise<void> {
  await releaseAlbum(tx, groupId)
  await deleteEmptyGroup(tx, groupId)
  await closeEmptyThreads(tx, { kind: 'group', subjectId: groupId }, clock.now())
}

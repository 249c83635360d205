import { UserId } from '#contract/profiles/profile.ts'
import { endSeriesOf } from '#server/groups/events/series-store.ts'
import { changeChatRole, closeEmptyThreads } from '#server/messaging/public.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { changeMember } from './member-store.ts'
import {
  archiveEmptyGroup,
  countAdmins,
  deleteMembershipsOf,
  findSuccessor,
  setLead,
} from './member-purge-store.ts'

/**
 * A group whose last admin is gone is led by whoever has been there longest; one that is empty is archived.
 * @param groups those the person is in or leads, locked
 */
export async function purgeMemberships(tx: Tx, userId: UserId, groups: readonly string[]): Promise<void> {
  await deleteMembershipsOf(tx, userId)
  for (const groupId of groups) await settleLead(tx, groupId)
}

async function settleLead(tx: Tx, groupId: string): Promise<void> {
  const successor = await findSuccessor(tx, groupId)
  if (successor === null) return endEmptyGroup(tx, groupId)
  if ((await countAdmins(tx, groupId)) === 0) {
    await changeMember(tx, groupId, successor, { role: 'group_admin' })
    const seat = { kind: 'group', subjectId: groupId, userId: UserId.parse(successor) } as const
    await changeChatRole(tx, { ...seat, role: 'owner' })
  }
  await setLead(tx, groupId, successor)
}

/** As archiving does it, with nobody to tell. */
async function endEmptyGroup(tx: Tx, groupId: string): Promise<void> {
  const at = await archiveEmptyGroup(tx, groupId)
  await endSeriesOf(tx, groupId, at)
  await closeEmptyThreads(tx, { kind: 'group', subjectId: groupId }, at)
}

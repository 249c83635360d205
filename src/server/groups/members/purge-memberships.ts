import { UserId } from '#contract/profiles/profile.ts'
import { changeChatRole } from '#server/messaging/public.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { changeMember } from './member-store.ts'
import {
  archiveEmptyGroup,
  countAdmins,
  deleteMembershipsOf,
  findSuccessor,
  lockGroupsOf,
  setLead,
} from './member-purge-store.ts'

/** A group whose last admin is gone is led by whoever has been there longest; one that is empty is archived. */
export async function purgeMemberships(tx: Tx, userId: UserId): Promise<void> {
  const groups = await lockGroupsOf(tx, userId)
  await deleteMembershipsOf(tx, userId)
  for (const groupId of groups) await settleLead(tx, groupId)
}

async function settleLead(tx: Tx, groupId: string): Promise<void> {
  const successor = await findSuccessor(tx, groupId)
  if (successor === null) return archiveEmptyGroup(tx, groupId)
  if ((await countAdmins(tx, groupId)) === 0) {
    await changeMember(tx, groupId, successor, { role: 'group_admin' })
    const seat = { kind: 'group', subjectId: groupId, userId: UserId.parse(successor) } as const
    await changeChatRole(tx, { ...seat, role: 'owner' })
  }
  await setLead(tx, groupId, successor)
}

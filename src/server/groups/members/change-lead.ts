import { changeGroup, type GroupRow } from '#server/groups/group-store.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { findLeaders } from './member-store.ts'

/** The group is led by the one of its admins who came first, when the one who stood for it is no admin any more. */
export async function changeLead(
  tx: Tx,
  { id, admin_id }: Pick<GroupRow, 'id' | 'admin_id'>,
  userId: string,
): Promise<void> {
  if (admin_id !== userId) return
  const [first = null] = await findLeaders(tx, id)
  await changeGroup(tx, id, { admin_id: first })
}

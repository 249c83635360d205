import { sql } from 'kysely'
import type { GroupRow } from '#server/groups/group-store.ts'
import type { Tx } from '#server/platform/database/transactions.ts'

/** Groups that a person leads or is in, locked in one order. */
export async function lockGroupsOf(tx: Tx, userId: string): Promise<Pick<GroupRow, 'id' | 'title'>[]> {
  const { rows } = await sql<Pick<GroupRow, 'id' | 'title'>>`
    select id, title from community_group
    where admin_id = ${userId} or id in (select group_id from group_member where user_id = ${userId})
    order by id for update`.execute(tx)
  return rows
}

/** The members are counted anew by a trigger. */
export async function deleteMembershipsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('group_member').where('user_id', '=', userId).execute()
}

/** Who is next to lead: an admin, else a moderator, else a member; of these whoever has been there longest. */
export async function findSuccessor(tx: Tx, groupId: string): Promise<string | null> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from group_member where group_id = ${groupId} and status = 'active'
    order by role = 'group_admin' desc, role = 'moderator' desc, joined_at, user_id limit 1`.execute(tx)
  return rows[0]?.user_id ?? null
}

export async function countAdmins(tx: Tx, groupId: string): Promise<number> {
  const { admins } = await tx
    .selectFrom('group_member')
    .select(({ fn }) => fn.countAll<number>().as('admins'))
    .where('group_id', '=', groupId)
    .where('role', '=', 'group_admin')
    .executeTakeFirstOrThrow()
  return admins
}

/** Whoever stands for it in public. What was read of the group stays right where nothing changes. */
export async function setLead(tx: Tx, groupId: string, userId: string): Promise<void> {
  await sql`
    update community_group set admin_id = ${userId}, version = version + 1
    where id = ${groupId} and admin_id is distinct from ${userId}`.execute(tx)
}

/** With its events: what nobody is in is nobody's any more. */
export async function deleteEmptyGroup(tx: Tx, groupId: string): Promise<void> {
  await tx.deleteFrom('community_group').where('id', '=', groupId).execute()
}

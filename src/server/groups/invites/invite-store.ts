import { type Selectable, sql } from 'kysely'
import type { GroupInvite } from '#server/platform/database/schema.ts'
import type { Tx } from '#server/platform/database/transactions.ts'

export type InviteRow = Selectable<GroupInvite>

export async function insertInvite(tx: Tx, invite: InviteRow): Promise<void> {
  await tx.insertInto('group_invite').values(invite).execute()
}

/** Those that still let somebody in, the newest first. */
export function findInvites(tx: Tx, groupId: string, now: Date): Promise<InviteRow[]> {
  return tx
    .selectFrom('group_invite')
    .selectAll()
    .where('group_id', '=', groupId)
    .where('expires_at', '>', now)
    .where(sql<boolean>`(max_uses is null or uses < max_uses)`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Counts one more who came by it. False where it has ended, is of another group, or whoever made it leads no more. */
export async function countUse(tx: Tx, groupId: string, inviteId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('group_invite')
    .set({ uses: sql`uses + 1` })
    .where('id', '=', inviteId)
    .where('group_id', '=', groupId)
    .where('expires_at', '>', now)
    .where(sql<boolean>`(max_uses is null or uses < max_uses)`)
    .where(sql<boolean>`exists (
      select from group_member as maker
      where maker.group_id = group_invite.group_id and maker.user_id = group_invite.created_by
        and maker.status = 'active' and maker.role = 'group_admin')`)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function deleteInvite(tx: Tx, groupId: string, inviteId: string): Promise<void> {
  await tx.deleteFrom('group_invite').where('id', '=', inviteId).where('group_id', '=', groupId).execute()
}

/** What has ended is nobody's business any more. */
export async function deleteEndedInvites(tx: Tx, groupId: string, now: Date): Promise<void> {
  await tx.deleteFrom('group_invite').where('group_id', '=', groupId).where('expires_at', '<=', now).execute()
}

export async function exportInvites(tx: Tx, userId: string): Promise<unknown[]> {
  return tx
    .selectFrom('group_invite')
    .select(['group_id', 'created_at', 'expires_at', 'max_uses', 'uses'])
    .where('created_by', '=', userId)
    .orderBy('created_at')
    .execute()
}

export async function deleteInvitesOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('group_invite').where('created_by', '=', userId).execute()
}

import { sql } from 'kysely'
import type { Tx } from '#server/platform/database/transactions.ts'

/** Those of these people who are members. */
export async function countMembers(tx: Tx, groupId: string, userIds: readonly string[]): Promise<number> {
  if (userIds.length === 0) return 0
  const { members } = await tx
    .selectFrom('group_member')
    .select(({ fn }) => fn.countAll<number>().as('members'))
    .where('group_id', '=', groupId)
    .where('user_id', 'in', userIds)
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow()
  return members
}

export async function replaceHosts(tx: Tx, seriesId: string, userIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('group_event_host').where('series_id', '=', seriesId).execute()
  if (userIds.length === 0) return
  await tx
    .insertInto('group_event_host')
    .values(userIds.map((user_id) => ({ series_id: seriesId, user_id })))
    .execute()
}

/** What goes on as another series is changed by the same people. */
export async function copyHosts(tx: Tx, fromId: string, toId: string): Promise<void> {
  await sql`
    insert into group_event_host (series_id, user_id)
    select ${toId}::uuid, user_id from group_event_host where series_id = ${fromId}`.execute(tx)
}

export function exportHosts(tx: Tx, userId: string): Promise<unknown[]> {
  return tx
    .selectFrom('group_event_host')
    .innerJoin('group_event_series', 'group_event_series.id', 'group_event_host.series_id')
    .select(['series_id', 'title'])
    .where('user_id', '=', userId)
    .orderBy('series_id')
    .execute()
}

export async function deleteHostsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('group_event_host').where('user_id', '=', userId).execute()
}

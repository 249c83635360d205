import { sql } from 'kysely'
import type { Tx } from '#server/platform/database/transactions.ts'

interface Gap {
  userId: string
  from: Date
  /** Null: for good. */
  until: Date | null
}

/** Calls off what begins meanwhile in groups that nobody else leads. @returns the ids of those events */
export async function callOffLeaderless(tx: Tx, { userId, from, until }: Gap): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update group_event as event
    set cancelled_at = ${from}, called_off_for = ${userId}::uuid,
      updated_at = ${from}, version = version + 1, sequence = sequence + 1
    from group_member as lead
    where lead.user_id = ${userId}::uuid and lead.status = 'active' and lead.role <> 'member'
      and event.group_id = lead.group_id and event.cancelled_at is null
      and event.starts_at > ${from} and (${until}::timestamptz is null or event.starts_at < ${until})
      and not exists (
        select from group_member as other
        where other.group_id = lead.group_id and other.user_id <> lead.user_id
          and other.status = 'active' and other.role <> 'member')
    returning event.id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** What was called off for somebody stands again, as far as it has not ended. @returns the ids of those events */
export async function restoreCalledOff(tx: Tx, userId: string, at: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update group_event
    set cancelled_at = null, called_off_for = null,
      updated_at = ${at}, version = version + 1, sequence = sequence + 1
    where called_off_for = ${userId}::uuid and starts_at > ${at}
    returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

import { type Selectable, sql } from 'kysely'
import type { DatingHideAllowance } from '#server/platform/database/schema.ts'
import type { Tx } from '#server/platform/database/transactions.ts'

/** Counts a day holds of what somebody used up; of another day they are zero. */
export type HideAllowance = Pick<Selectable<DatingHideAllowance>, 'new_contacts' | 'switches'>

/** Of that day; nobody else changes it until the transaction ends. */
export async function lockHideAllowance(tx: Tx, userId: string, day: string): Promise<HideAllowance> {
  const { rows } = await sql<HideAllowance>`
    insert into dating_hide_allowance as a (user_id, day) values (${userId}, ${day})
    on conflict (user_id) do update set
      day = excluded.day,
      new_contacts = case when a.day = excluded.day then a.new_contacts else 0 end,
      switches = case when a.day = excluded.day then a.switches else 0 end
    returning new_contacts, switches`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('An allowance was neither made nor found.')
  return row
}

export async function changeHideAllowance(
  tx: Tx,
  userId: string,
  changes: Partial<HideAllowance>,
): Promise<void> {
  await tx.updateTable('dating_hide_allowance').set(changes).where('user_id', '=', userId).execute()
}

export function exportHideAllowance(tx: Tx, userId: string): Promise<unknown[]> {
  return tx.selectFrom('dating_hide_allowance').selectAll().where('user_id', '=', userId).execute()
}

export async function deleteHideAllowance(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('dating_hide_allowance').where('user_id', '=', userId).execute()
}

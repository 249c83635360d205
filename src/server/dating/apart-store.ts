import { sql } from 'kysely'
import type { Tx } from '#server/platform/database/transactions.ts'

/** From now on neither of the two is shown to the other. */
export async function setApart(
  tx: Tx,
  { one, other, because, at }: { one: string; other: string; because: 'unmatched' | 'reported'; at: Date },
): Promise<void> {
  await tx
    .insertInto('dating_apart')
    .values([
      { user_id: one, other_id: other, because, created_at: at },
      { user_id: other, other_id: one, because, created_at: at },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Looks anew for everybody who hides from this person by their address book, and from whom this person hides. */
export async function hideByContacts(tx: Tx, userId: string, at: Date): Promise<void> {
  await sql`
    delete from dating_apart
    where because = 'contact' and (user_id = ${userId} or other_id = ${userId})`.execute(tx)
  await sql`
    with found as (
      select k.user_id as id from dating_hidden_contact as h
      join dating_contact_key as k on k.hash = h.hash where h.user_id = ${userId}
      union
      select h.user_id from dating_contact_key as k
      join dating_hidden_contact as h on h.hash = k.hash where k.user_id = ${userId})
    insert into dating_apart (user_id, other_id, because, created_at)
    select ${userId}::uuid, id, 'contact', ${at}::timestamptz from found where id <> ${userId}
    union all select id, ${userId}::uuid, 'contact', ${at}::timestamptz from found where id <> ${userId}
    on conflict do nothing`.execute(tx)
}

/** What they did themselves is seen in other tables; who keeps away from them is for nobody's eyes. */
export const exportApart = (): unknown[] => []

/** Also those of others: whom they meant is gone. */
export async function deleteApartOf(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom('dating_apart')
    .where((by) => by.or([by('user_id', '=', userId), by('other_id', '=', userId)]))
    .execute()
}

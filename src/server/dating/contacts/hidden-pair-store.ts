import { sql } from 'kysely'
import type { Tx } from '#server/platform/database/transactions.ts'

/** From now on neither of the two is shown to the other. */
export async function hidePair(
  tx: Tx,
  { one, other, because, at }: { one: string; other: string; because: 'unmatched' | 'reported'; at: Date },
): Promise<void> {
  await tx
    .insertInto('dating_hidden_pair')
    .values([
      { user_id: one, other_id: other, because, created_at: at },
      { user_id: other, other_id: one, because, created_at: at },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Looks anew for everybody who hides from this person by their address book, and from whom this person hides. Only who
 * is on a list does not see whose list it is: shown the other way round, a list would tell who of it dates.
 */
export async function hideByContacts(tx: Tx, userId: string, at: Date): Promise<void> {
  await sql`
    delete from dating_hidden_pair
    where because = 'contact' and (user_id = ${userId} or other_id = ${userId})`.execute(tx)
  await sql`
    insert into dating_hidden_pair (user_id, other_id, because, created_at)
    select k.user_id, h.user_id, 'contact', ${at}::timestamptz
    from dating_hidden_contact as h join dating_contact_key as k on k.hash = h.hash
    where (h.user_id = ${userId} or k.user_id = ${userId}) and h.user_id <> k.user_id
    on conflict do nothing`.execute(tx)
}

/** What they did themselves is seen in other tables; who keeps away from them is for nobody's eyes. */
export const exportHiddenPairs = (): unknown[] => []

/** Also those of others: whom they meant is gone. */
export async function deleteHiddenPairsOf(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom('dating_hidden_pair')
    .where((by) => by.or([by('user_id', '=', userId), by('other_id', '=', userId)]))
    .execute()
}

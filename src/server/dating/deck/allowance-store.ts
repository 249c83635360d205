import { type Selectable, sql } from 'kysely'
import type { DatingAllowance } from '#server/platform/database/schema.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

export type AllowanceRow = Selectable<DatingAllowance>

export async function findAllowance(db: Database | Tx, userId: string): Promise<AllowanceRow | null> {
  const row = await db
    .selectFrom('dating_allowance')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? null
}

/** Made when it is missing; nobody else changes it until the transaction ends. */
export async function lockAllowance(tx: Tx, userId: string, day: string): Promise<AllowanceRow> {
  await tx
    .insertInto('dating_allowance')
    .values({ user_id: userId, day })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return tx
    .selectFrom('dating_allowance')
    .selectAll()
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function changeAllowance(
  tx: Tx,
  userId: string,
  changes: Partial<
    Pick<
      AllowanceRow,
      | 'cell'
      | 'place_changes'
      | 'first_name'
      | 'name_changes'
      | 'last_pass_id'
      | 'last_pass_at'
      | 'is_removed'
    >
  >,
): Promise<void> {
  await tx.updateTable('dating_allowance').set(changes).where('user_id', '=', userId).execute()
}

/** Counts one more first message of that day; false, and not counted, when the limit is reached. */
export async function spendOpener(
  tx: Tx,
  { userId, day, limit }: { userId: string; day: string; limit: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into dating_allowance as a (user_id, day, openers) values (${userId}, ${day}, 1)
    on conflict (user_id) do update set
      day = excluded.day,
      likes = case when a.day = excluded.day then a.likes else 0 end,
      super_likes = case when a.day = excluded.day then a.super_likes else 0 end,
      openers = case when a.day = excluded.day then a.openers else 0 end + 1
    where a.day <> excluded.day or a.openers < ${limit}
    returning openers`.execute(tx)
  return rows.length > 0
}

export async function exportAllowance(tx: Tx, userId: string): Promise<unknown[]> {
  const row = await findAllowance(tx, userId)
  return row ? [row] : []
}

export async function deleteAllowance(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('dating_allowance').where('user_id', '=', userId).execute()
}

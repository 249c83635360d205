import type { Selectable } from 'kysely'
import type { PaymentAgent } from '#server/platform/database/schema.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

/** Is somebody marked as one who lets or sells homes of others for a living? */
export async function isAgent(db: Database | Tx, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment_agent')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

/** @returns false where that was so already */
export async function setAgent(
  tx: Tx,
  { userId, isAgent: isMarked, at }: { userId: string; isAgent: boolean; at: Date },
): Promise<boolean> {
  const changed = isMarked
    ? await tx
        .insertInto('payment_agent')
        .values({ user_id: userId, marked_at: at })
        .onConflict((conflict) => conflict.doNothing())
        .returning('user_id')
        .executeTakeFirst()
    : await tx
        .deleteFrom('payment_agent')
        .where('user_id', '=', userId)
        .returning('user_id')
        .executeTakeFirst()
  return changed !== undefined
}

export function exportAgent(tx: Tx, userId: string): Promise<Selectable<PaymentAgent>[]> {
  return tx.selectFrom('payment_agent').selectAll().where('user_id', '=', userId).execute()
}

/** The account may outlive what it was marked as. */
export async function forgetAgent(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('payment_agent').where('user_id', '=', userId).execute()
}

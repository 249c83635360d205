import type { Selectable } from 'kysely'
import type { TermsAcceptance } from '#server/platform/database/schema.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

/** The first time counts. */
export async function insertAcceptance(
  tx: Tx,
  { userId, version, at }: { userId: string; version: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('terms_acceptance')
    .values({ user_id: userId, version, accepted_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function hasAccepted(db: Database | Tx, userId: string, version: string): Promise<boolean> {
  const row = await db
    .selectFrom('terms_acceptance')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('version', '=', version)
    .executeTakeFirst()
  return row !== undefined
}

export function exportAcceptances(tx: Tx, userId: string): Promise<Selectable<TermsAcceptance>[]> {
  return tx
    .selectFrom('terms_acceptance')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('version')
    .execute()
}

export async function deleteAcceptances(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('terms_acceptance').where('user_id', '=', userId).execute()
}

import { type Selectable, sql } from 'kysely'
import type { ModSanction } from '#server/platform/database/schema.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

export type SanctionRow = Selectable<ModSanction>

export async function insertSanctions(
  tx: Tx,
  rows: readonly Omit<SanctionRow, 'lifted_at'>[],
): Promise<void> {
  if (rows.length > 0)
    await tx
      .insertInto('mod_sanction')
      .values([...rows])
      .execute()
}

/** Of this decision. @returns the kinds that stood until now */
export async function liftSanctionsOf(tx: Tx, decisionId: string, at: Date): Promise<SanctionRow[]> {
  return tx
    .updateTable('mod_sanction')
    .set({ lifted_at: at })
    .where('decision_id', '=', decisionId)
    .where('lifted_at', 'is', null)
    .returningAll()
    .execute()
}

/** Of this kind, whoever gave it. @returns whether there was one */
export async function liftSanctions(
  tx: Tx,
  { userId, kind, at }: { userId: string; kind: SanctionRow['kind']; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('mod_sanction')
    .set({ lifted_at: at })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('lifted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Those that stand now. */
export function findStanding(db: Database | Tx, userId: string, now: Date): Promise<SanctionRow[]> {
  return db
    .selectFrom('mod_sanction')
    .selectAll()
    .where('user_id', '=', userId)
    .where('lifted_at', 'is', null)
    .where((by) => by.or([by('ends_at', 'is', null), by('ends_at', '>', now)]))
    .orderBy('started_at', 'desc')
    .execute()
}

const stands = async (tx: Tx, userId: string, kind: SanctionRow['kind'], now: Date): Promise<boolean> =>
  (await findStanding(tx, userId, now)).some((row) => row.kind === kind)

/** Do the reports of this person weigh nothing? */
export const isMuted = (tx: Tx, userId: string, now: Date): Promise<boolean> =>
  stands(tx, userId, 'mute', now)

/** Has this person to confirm a telephone before they publish again? */
export const needsVerification = (tx: Tx, userId: string, now: Date): Promise<boolean> =>
  stands(tx, userId, 'verification', now)

export function exportSanctions(tx: Tx, userId: string): Promise<unknown[]> {
  return sql<{ row: unknown }>`
    select to_jsonb(mod_sanction) - 'decision_id' as row from mod_sanction where user_id = ${userId} order by id`
    .execute(tx)
    .then(({ rows }) => rows.map(({ row }) => row))
}

export async function deleteSanctionsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('mod_sanction').where('user_id', '=', userId).execute()
}

import type { Database, Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'

/** The codes before them are dead. */
export async function replaceCodes(tx: Tx, factorId: string, hashes: readonly Buffer[]): Promise<void> {
  await tx.deleteFrom('auth.mfa_recovery_codes').where('factor_id', '=', factorId).execute()
  await tx
    .insertInto('auth.mfa_recovery_codes')
    .values(hashes.map((hash) => ({ id: uuidv7(), factor_id: factorId, code_hash: hash })))
    .execute()
}

export async function countCodes(
  db: Database | Tx,
  factorId: string,
): Promise<{ total: number; remaining: number }> {
  const codes = await db
    .selectFrom('auth.mfa_recovery_codes')
    .select('used_at')
    .where('factor_id', '=', factorId)
    .execute()
  return { total: codes.length, remaining: codes.filter(({ used_at }) => used_at === null).length }
}

/** Uses a code up. False when there is none like it, or it was used: of several at once one wins. */
export async function spendCode(tx: Tx, factorId: string, hash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('auth.mfa_recovery_codes')
    .set((build) => ({ used_at: build.fn<Date>('clock_now') }))
    .where('factor_id', '=', factorId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

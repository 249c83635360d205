import { deleteAmr, lowerSessions } from '#server/auth/sessions/session-store.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { FACTOR_METHODS } from './factor-policy.ts'
import { deleteFactor, type FactorRow } from './factor-store.ts'

/** Takes a factor away. Sessions that were lifted by it go on at the first level. */
export async function removeFactor(tx: Tx, factor: FactorRow): Promise<void> {
  await deleteFactor(tx, factor.id)
  const lowered = await lowerSessions(tx, factor.user_id, factor.id)
  await deleteAmr(tx, lowered, FACTOR_METHODS[factor.factor_type])
}

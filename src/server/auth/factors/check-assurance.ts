import type { SessionRow } from '#server/auth/sessions/session-store.ts'
import { AuthRefusal } from '#server/auth/wire/refusal-policy.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import { lacksSecondFactor } from './factor-policy.ts'
import { readFactors } from './factor-store.ts'

/**
 * What guards an account may only be changed by a session that has shown a second factor, if there is one.
 * @param status the wire has another one in every place
 * @throws AuthRefusal insufficient_aal
 */
export async function requireAssurance(
  db: Database | Tx,
  session: SessionRow,
  status: 401 | 403 | 422,
): Promise<void> {
  if (session.aal !== 'aal1') return
  const factors = await readFactors(db, session.user_id)
  if (lacksSecondFactor(factors, session)) throw new AuthRefusal('insufficient_aal', { status })
}

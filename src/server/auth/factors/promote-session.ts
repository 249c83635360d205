import { writeAudit } from '#server/auth/audit-store.ts'
import { restoreAccount } from '#server/auth/deletion/cancel-deletion.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import { closeSessions } from '#server/auth/sessions/close-sessions.ts'
import type { Grant } from '#server/auth/sessions/open-session.ts'
import { insertAmr, raiseSession, readAmr, type SessionRow } from '#server/auth/sessions/session-store.ts'
import { readIdentities, readUser } from '#server/auth/users/user-store.ts'
import { AuthRefusal } from '#server/auth/wire/refusal-policy.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { FACTOR_METHODS } from './factor-policy.ts'
import { deleteUnverified, type FactorRow, readFactors } from './factor-store.ts'

/**
 * Lifts a session to the second level after a proof. Refresh tokens from before are dead; all weaker sessions of
 * the person end, and what they began to set up of the same kind is gone.
 * @throws AuthRefusal session_not_found
 */
export async function promoteSession(
  tx: Tx,
  auth: Auth,
  proof: { session: SessionRow; factor: FactorRow; ip: string | null; challengeId?: string },
): Promise<Grant> {
  const { factor, ip, challengeId } = proof
  const user = await readUser(tx, factor.user_id)
  const session = await raiseSession(tx, proof.session.id, factor.id)
  if (!user || !session) throw new AuthRefusal('session_not_found')
  await restoreAccount(tx, auth, user)
  await insertAmr(tx, session.id, FACTOR_METHODS[factor.factor_type])
  await closeSessions(tx, auth, user.id, { below: 'aal2' })
  await deleteUnverified(tx, user.id, factor.factor_type)
  const traits = {
    factor_id: factor.id,
    factor_type: factor.factor_type,
    ...(challengeId !== undefined && { challenge_id: challengeId }),
  }
  await writeAudit(tx, 'verification_attempted', user, { ip, traits })
  return {
    session,
    user,
    amr: await readAmr(tx, session.id),
    identities: await readIdentities(tx, user.id),
    factors: await readFactors(tx, user.id),
  }
}

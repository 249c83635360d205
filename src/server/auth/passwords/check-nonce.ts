import { findByCode } from '#server/auth/mailing/accept-token.ts'
import { deleteToken } from '#server/auth/mailing/token-store.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import type { SessionRow } from '#server/auth/sessions/session-store.ts'
import type { UserRow } from '#server/auth/users/user-store.ts'
import { AuthRefusal } from '#server/auth/wire/refusal-policy.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'

/** So long after signing in a person may choose a new password without showing again who they are. */
const FRESH = 24 * 3_600_000

/**
 * @param proved the person has shown the present password
 * @throws AuthRefusal reauthentication_needed
 */
export function requireFreshSession(auth: Auth, session: SessionRow, proved: boolean): void {
  const age = auth.platform.clock.now().getTime() - session.created_at.getTime()
  if (!proved && age > FRESH) throw new AuthRefusal('reauthentication_needed')
}

/**
 * Uses up the code that was sent to confirm a change. A wrong one is counted.
 * @throws AuthRefusal reauthentication_not_valid
 */
export async function verifyNonce(auth: Auth, user: UserRow, nonce: string): Promise<void> {
  const address = user.email ?? user.phone ?? ''
  const good = await inTransaction(auth.platform.db, async (tx) => {
    const token = await findByCode(tx, auth, { address, types: ['reauthentication'], code: nonce })
    if (token?.user_id !== user.id) return false
    await deleteToken(tx, token.id)
    return true
  })
  if (!good) throw new AuthRefusal('reauthentication_not_valid')
}

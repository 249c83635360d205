import { insertEmailIdentity, changeUser, type UserRow } from '#server/auth/users/user-store.ts'
import { addressFacts, newAppMetadata } from '#server/auth/users/user-policy.ts'
import { closeSessions } from '#server/auth/sessions/close-sessions.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { deleteIdentitiesOf } from './identity-store.ts'

/**
 * Gives an account whose address nobody confirmed to whoever can read that address: identities that a stranger
 * may have opened it with go, and with them what they say, their password and their sessions.
 * @param passwordHash of the person that asks now; null until they have chosen a password
 */
export async function reclaimUnconfirmedAccount(
  tx: Tx,
  auth: Auth,
  user: UserRow,
  passwordHash: string | null,
): Promise<UserRow> {
  const facts = addressFacts(user.id, user.email ?? '', false)
  await deleteIdentitiesOf(tx, user.id)
  await closeSessions(tx, auth, user.id)
  await insertEmailIdentity(tx, { id: uuidv7(), userId: user.id, data: facts })
  return changeUser(tx, user.id, {
    encrypted_password: passwordHash,
    raw_app_meta_data: JSON.stringify(newAppMetadata()),
    raw_user_meta_data: JSON.stringify(facts),
  })
}

/** Was it opened with another service, and not with its address? */
export function isWithoutEmail(identities: readonly { provider: string }[]): boolean {
  return !identities.some(({ provider }) => provider === 'email')
}

import { addressFacts, isConfirmed, newAppMetadata } from '#server/auth/users/user-policy.ts'
import { insertUser, lockUserByEmail, saveOwnIdentity, type UserRow } from '#server/auth/users/user-store.ts'
import { AuthRefusal } from '#server/auth/wire/refusal-policy.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'

/**
 * An account for this address that waits to be confirmed: a new one, or the one that waits already.
 * @throws AuthRefusal email_exists when it is confirmed
 */
export async function findOrCreateUser(
  tx: Tx,
  newcomer: { email: string; metadata: Record<string, unknown>; passwordHash: string | null },
): Promise<UserRow> {
  const { email, metadata, passwordHash } = newcomer
  const id = uuidv7()
  const facts = addressFacts(id, email, false)
  const added = await insertUser(tx, {
    id,
    email,
    passwordHash,
    appMetadata: newAppMetadata(),
    userMetadata: metadata,
  })
  if (added) {
    await saveOwnIdentity(tx, id, 'email', facts)
    return added
  }
  const existing = await lockUserByEmail(tx, email)
  if (!existing || isConfirmed(existing)) throw new AuthRefusal('email_exists')
  return existing
}

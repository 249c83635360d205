import type { Auth } from '#server/auth/open-auth.ts'
import type { UserRow } from '#server/auth/users/user-store.ts'
import { AuthRefusal } from '#server/auth/wire/refusal-policy.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { type AuthorizationRow, lockAuthorization } from './authorization-store.ts'
import { type ClientRow, readClient } from './client-store.ts'

/** @throws AuthRefusal oauth_authorization_not_found for what is unknown, over, decided, or another's */
export async function findPending(
  tx: Tx,
  auth: Auth,
  id: string,
  user: UserRow,
): Promise<{ asked: AuthorizationRow; client: ClientRow }> {
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)
  const asked = isId ? await lockAuthorization(tx, id) : undefined
  const open = asked?.status === 'pending' && asked.expires_at > auth.platform.clock.now()
  if (!asked || !open || (asked.user_id !== null && asked.user_id !== user.id)) {
    throw new AuthRefusal('oauth_authorization_not_found')
  }
  const client = await readClient(tx, asked.client_id)
  if (!client) throw new AuthRefusal('oauth_authorization_not_found')
  return { asked, client }
}

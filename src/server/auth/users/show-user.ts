import { readFactors } from '#server/auth/factors/factor-store.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import { readIdentities, type UserRow } from './user-store.ts'
import { userView } from './user-view.ts'

/** A person as the wire writes one, with identities and factors read now. */
export async function showUser(db: Database | Tx, user: UserRow): Promise<Record<string, unknown>> {
  return userView(user, await readIdentities(db, user.id), await readFactors(db, user.id))
}

import { UserId } from '#contract/profiles/profile.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { changeUser, type UserRow } from './user-store.ts'

/** Changes the address or the telephone of an account, or what is confirmed of them, and emits the event for features above. */
export async function changeContacts(
  tx: Tx,
  auth: Auth,
  id: string,
  changes: Parameters<typeof changeUser>[2],
): Promise<UserRow> {
  const changed = await changeUser(tx, id, changes)
  await auth.platform.events.emit(tx, 'auth.contacts-changed', { userId: UserId.parse(id) })
  return changed
}

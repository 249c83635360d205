import { UserId } from '#contract/profiles/profile.ts'
import { queueNotice } from '#server/auth/mailing/send-notice-job.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import type { UserRow } from '#server/auth/users/user-store.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { cancelDeletion } from './deletion-store.ts'

/** Whoever has signed in, with every step that is asked of them, keeps the account that was to be deleted. */
export async function restoreAccount(tx: Tx, auth: Auth, user: UserRow): Promise<void> {
  if (!(await cancelDeletion(tx, user.id))) return
  await auth.platform.events.emit(tx, 'auth.deletion-cancelled', { userId: UserId.parse(user.id) })
  await queueNotice(tx, auth, user, 'deletion_cancelled')
}

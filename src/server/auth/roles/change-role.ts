import type { Role } from '#contract/kit/access.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { openAuth } from '#server/auth/open-auth.ts'
import { readSessionIds } from '#server/auth/sessions/session-store.ts'
import { afterCommit, type Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { highestRole } from './role-policy.ts'
import { deleteRoles, insertRole, lockAdmins, readRoles } from './role-store.ts'

/**
 * From the commit on this is the person's only role; open connections of another one end within seconds.
 * @returns what it was, or 'last-admin' when nobody could give roles any more; then nothing changes
 */
export async function changeRole(
  tx: Tx,
  platform: Platform,
  { userId, role }: { userId: UserId; role: Role },
): Promise<Role | 'last-admin'> {
  const admins = await lockAdmins(tx)
  const before = highestRole(await readRoles(tx, userId))
  if (before === 'admin' && role !== 'admin' && admins.every((id) => id === userId)) return 'last-admin'
  await deleteRoles(tx, userId)
  if (role !== 'user') await insertRole(tx, userId, role)
  const sessionIds = await readSessionIds(tx, userId)
  afterCommit(() => openAuth(platform).standings.forget(sessionIds))
  return before
}

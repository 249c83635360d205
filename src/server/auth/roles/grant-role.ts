import type { Role } from '#contract/kit/access.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { readUserByEmail } from '#server/auth/users/user-store.ts'
import { foldEmail } from '#server/auth/wire/read-body.ts'
import { type Database, inTransaction } from '#server/platform/database/transactions.ts'
import { insertRole } from './role-store.ts'

/**
 * Gives a role to the account with that address. A running server notices within seconds.
 * @returns what it found: nobody, somebody who had the role already, or somebody who has it now
 */
export async function grantRole(
  db: Database,
  email: string,
  role: Role,
): Promise<'unknown' | 'unchanged' | 'granted'> {
  return inTransaction(db, async (tx) => {
    const user = await readUserByEmail(tx, foldEmail(email))
    if (!user) return 'unknown'
    return (await insertRole(tx, UserId.parse(user.id), role)) ? 'granted' : 'unchanged'
  })
}

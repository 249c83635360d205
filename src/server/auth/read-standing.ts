import type { InterfaceLanguage } from '#contract/language/language.ts'
import type { Role } from '#contract/kit/access.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import { highestRole } from './roles/role-policy.ts'
import { readRoles } from './roles/role-store.ts'
import { mailLanguage } from './users/user-policy.ts'
import { readUser } from './users/user-store.ts'

/** What trust in somebody builds on. */
interface Standing {
  role: Role
  hasEmail: boolean
  hasPhone: boolean
  /** Null without an account. */
  memberSince: Date | null
}

/** Standing of somebody without an account. */
export async function readStanding(db: Database | Tx, userId: UserId): Promise<Standing> {
  const user = await readUser(db, userId)
  return {
    role: highestRole(await readRoles(db, userId)),
    hasEmail: (user?.email_confirmed_at ?? null) !== null,
    hasPhone: (user?.phone_confirmed_at ?? null) !== null,
    memberSince: user?.created_at ?? null,
  }
}

/** By which confirmed address and telephone number others may know somebody. */
export async function readContacts(
  db: Database | Tx,
  userId: UserId,
): Promise<{ email: string | null; phone: string | null }> {
  const user = await readUser(db, userId)
  return {
    email: user?.email_confirmed_at == null ? null : user.email,
    phone: user?.phone_confirmed_at == null ? null : user.phone,
  }
}

/** Where to write to somebody and in which language; null when there is no confirmed address. */
export async function findReceiver(
  db: Database | Tx,
  userId: UserId,
): Promise<{ email: string; language: InterfaceLanguage } | null> {
  const user = await readUser(db, userId)
  if (!user?.email || user.email_confirmed_at === null) return null
  return { email: user.email, language: mailLanguage(user.raw_user_meta_data, '') }
}

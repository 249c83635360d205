import { CALL_BUDGETS } from './budget-policy.ts'
import type { LinkType } from '#contract/auth/read-link.ts'
import { AppError } from '#server/platform/app-error.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findByLink } from './mailing/accept-token.ts'
import { tokensOfType } from './mailing/mail-policy.ts'
import { openAuth } from './open-auth.ts'
import { lockUser } from './users/user-store.ts'

/** Whoever holds the link may sign in by it, so they may know as whom: they are asked before it is used. */
export function readLink(
  platform: Platform,
  { tokenHash, type }: { tokenHash: string; type: LinkType },
  ip: string,
): Promise<{ email: string | null }> {
  return inTransaction(platform.db, async (tx) => {
    await platform.limits.spend(CALL_BUDGETS.verify, ip)
    const token = await findByLink(tx, openAuth(platform), tokenHash, tokensOfType(type) ?? [])
    const user = token && (await lockUser(tx, token.user_id))
    if (!user) throw new AppError('auth.link-expired')
    return { email: user.email }
  })
}

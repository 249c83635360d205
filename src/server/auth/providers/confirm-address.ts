import { requestMail, requestNothing, spendMail } from '#server/auth/mailing/request-mail.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import { isConfirmed } from '#server/auth/users/user-policy.ts'
import { lockUser, readUser } from '#server/auth/users/user-store.ts'
import { AuthRefusal } from '#server/auth/wire/refusal-policy.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'

/**
 * Mails the address of an account that was opened with a provider which does not answer for it.
 * @param userId null when the address belongs to another account: the answer is the same, and nothing is sent
 * @returns what the person is shown
 */
export async function confirmAddress(auth: Auth, userId: string | null, page: string): Promise<AuthRefusal> {
  const wish = { redirectTo: page, pkce: null }
  const user = userId === null ? undefined : await readUser(auth.platform.db, userId)
  try {
    if (user?.email) await spendMail(auth, 'signup', user.email)
  } catch (error) {
    // one is on its way already
    if (error instanceof AuthRefusal) return new AuthRefusal('provider_email_needs_verification')
    throw error
  }
  await inTransaction(auth.platform.db, async (tx) => {
    const current = user && (await lockUser(tx, user.id))
    if (current && !isConfirmed(current)) await requestMail(tx, auth, current, 'signup', wish)
    else await requestNothing(tx, auth, wish)
  })
  return new AuthRefusal('provider_email_needs_verification')
}

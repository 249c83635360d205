import { writeAudit } from '#server/auth/audit-store.ts'
import { requireSignUps } from '#server/auth/check-way-in.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import type { ProviderAccount } from '#server/auth/providers/account-policy.ts'
import { identityData } from '#server/auth/providers/accept-identity.ts'
import {
  holdIdentity,
  insertIdentity,
  readIdentity,
  renewIdentity,
} from '#server/auth/providers/identity-store.ts'
import { changeContacts } from '#server/auth/users/change-contacts.ts'
import { changeUser, insertUser, lockUser } from '#server/auth/users/user-store.ts'
import { AuthRefusal } from '#server/auth/wire/refusal-policy.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'

interface Arrival {
  /** `sso:` and the id of the identity provider. */
  provider: string
  account: ProviderAccount
  ip: string | null
}

/**
 * Finds or makes the account of somebody whom their company vouches for. It stands apart from all others: a
 * company's word about an address opens nobody else's account, so nothing is linked.
 * @returns whose account it is
 * @throws AuthRefusal signup_disabled
 */
export async function provisionSsoUser(
  tx: Tx,
  auth: Auth,
  { provider, account, ip }: Arrival,
): Promise<string> {
  await holdIdentity(tx, provider, account.sub)
  const known = await readIdentity(tx, provider, account.sub)
  if (known) {
    const user = await lockUser(tx, known.user_id)
    if (!user) throw new AuthRefusal('user_not_found')
    await renewIdentity(tx, known.id, identityData(account))
    if (user.email !== account.email) await changeContacts(tx, auth, user.id, { email: account.email })
    return user.id
  }
  requireSignUps(auth)
  const added = await insertUser(tx, {
    id: uuidv7(),
    email: account.email,
    isSso: true,
    passwordHash: null,
    appMetadata: { provider, providers: [provider] },
    userMetadata: identityData(account),
  })
  if (!added) throw new AuthRefusal('conflict')
  const data = identityData(account)
  await insertIdentity(tx, { id: uuidv7(), userId: added.id, provider, providerId: account.sub, data })
  await writeAudit(tx, 'user_signedup', added, { ip, traits: { provider } })
  await changeUser(tx, added.id, { email_confirmed_at: auth.platform.clock.now() })
  return added.id
}

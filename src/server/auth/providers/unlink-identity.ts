import { queueNotice } from '#server/auth/mailing/send-notice-job.ts'
import { writeAudit } from '#server/auth/audit-store.ts'
import { requireAssurance } from '#server/auth/factors/check-assurance.ts'
import { deleteTokens } from '#server/auth/mailing/token-store.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import { changeContacts } from '#server/auth/users/change-contacts.ts'
import {
  type IdentityRow,
  isTakenEmail,
  lockUser,
  readIdentities,
  type UserRow,
} from '#server/auth/users/user-store.ts'
import { type AuthCall, deviceOf, NOTHING } from '#server/auth/wire/answer-call.ts'
import { readBearer } from '#server/auth/wire/read-bearer.ts'
import { readPathId } from '#server/auth/wire/read-path-id.ts'
import { AuthRefusal } from '#server/auth/wire/refusal-policy.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import { withProviders } from './accept-identity.ts'
import { deleteIdentity } from './identity-store.ts'
import { requireManualLinking } from './link-identity.ts'

/** Takes one of several ways in away. The address of the account is then one that is left. */
export const unlinkIdentity: AuthCall = {
  name: 'auth.unlink-identity',
  method: 'DELETE',
  path: '/user/identities/{identity_id}',
  access: 'signed-in',
  summary: 'Unlink an identity from your account',
  answers: { 200: NOTHING },
  async run(auth, request) {
    const { user, session } = await readBearer(auth, request)
    requireManualLinking(auth)
    if (user.is_sso_user) throw new AuthRefusal('user_sso_managed')
    const id = readPathId(request.params, 'identity_id', 'identity_id')
    await requireAssurance(auth.platform.db, session, 403)
    try {
      await inTransaction(auth.platform.db, (tx) => unlink(tx, auth, user.id, id, deviceOf(request).ip))
    } catch (error) {
      throw isTakenEmail(error) ? new AuthRefusal('email_conflict_identity_not_deletable') : error
    }
    return { status: 200, body: {} }
  },
}

async function unlink(tx: Tx, auth: Auth, userId: string, id: string, ip: string | null): Promise<void> {
  const user = await lockUser(tx, userId)
  if (!user) throw new AuthRefusal('user_not_found')
  const identities = await readIdentities(tx, userId)
  const going = identities.find((identity) => identity.id === id)
  if (identities.length <= 1) throw new AuthRefusal('single_identity_not_deletable')
  if (!going) throw new AuthRefusal('identity_not_found')
  const left = identities.filter((identity) => identity !== going)
  await deleteIdentity(tx, id)
  await changeContacts(tx, auth, userId, {
    raw_app_meta_data: JSON.stringify(withProviders(user.raw_app_meta_data, left)),
    ...addressAfter(user, going, left),
    // without it a password has nothing to belong to
    ...(going.provider === 'email' && { encrypted_password: null }),
    ...(going.provider === 'phone' && { phone: null, phone_confirmed_at: null }),
  })
  if (going.provider === 'email') await deleteTokens(tx, userId)
  await writeAudit(tx, 'identity_unlinked', user, { ip, traits: { provider: going.provider } })
  // to the address that is left, or was until now
  await queueNotice(tx, auth, user, 'identity_unlinked')
}

/** It stays while one that is left has it too; else it is the first one left that its provider answers for. */
function addressAfter(
  user: UserRow,
  going: IdentityRow,
  left: readonly IdentityRow[],
): { email?: string | null; email_confirmed_at?: null } {
  if (going.email === null || going.email !== user.email) return {}
  if (left.some(({ email }) => email === user.email)) return {}
  const next = left.find(({ email, identity_data: data }) => email !== null && isVerified(data))
  return next ? { email: next.email } : { email: null, email_confirmed_at: null }
}

function isVerified(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'email_verified' in data && data.email_verified === true
}

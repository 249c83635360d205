import { z } from 'zod'
import { writeAudit } from '#server/auth/audit-store.ts'
import { requireAssurance } from '#server/auth/factors/check-assurance.ts'
import { readFactors } from '#server/auth/factors/factor-store.ts'
import { type MailWish, requestEmailChange, spendMail } from '#server/auth/mailing/request-mail.ts'
import { deleteTokens } from '#server/auth/mailing/token-store.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import { hashPassword, matchesPassword } from '#server/auth/passwords/check-password.ts'
import { requireGoodPassword } from '#server/auth/passwords/choose-password.ts'
import { afterClosing, closeSessions } from '#server/auth/sessions/close-sessions.ts'
import { type AuthCall, deviceOf } from '#server/auth/wire/answer-call.ts'
import { readBearer } from '#server/auth/wire/read-bearer.ts'
import * as reading from '#server/auth/wire/read-body.ts'
import { allowedRedirect } from '#server/auth/wire/redirect-policy.ts'
import { AuthRefusal } from '#server/auth/wire/refusal-policy.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import { mergeMetadata } from './user-policy.ts'
import { changeUser, lockUser, readIdentities, readUserByEmail, type UserRow } from './user-store.ts'
import { userView } from './user-view.ts'

const Body = z.object({
  email: reading.Optional.text,
  phone: reading.Optional.text,
  password: reading.Optional.text,
  current_password: reading.Optional.text,
  data: reading.Optional.data,
  app_metadata: z.unknown().optional(),
  ...reading.PkceFields,
})
type Wanted = z.output<typeof Body>

/** Everything that is to change, found good; null stays as it is. */
interface Changes {
  said: Record<string, unknown> | null
  passwordHash: string | null
  email: { address: string; wish: MailWish } | null
}

/**
 * Changes what people may change about their account: what they say about themselves, the password (all other
 * sessions end), the address (when both mailboxes have agreed). All that is asked for, or nothing.
 */
export const updateUser: AuthCall = {
  name: 'auth.update-user',
  method: 'PUT',
  path: '/user',
  access: 'signed-in',
  summary: 'Change the account one is signed in to',
  async run(auth, request) {
    const { user, session, sessionId } = await readBearer(auth, request)
    const wanted = reading.readBody(Body, request.body)
    if (wanted.app_metadata !== undefined && wanted.app_metadata !== null) throw new AuthRefusal('not_admin')
    if (wanted.email !== '' || wanted.phone !== '' || wanted.password !== '') {
      await requireAssurance(auth.platform.db, session, 401)
    }
    if (wanted.phone !== '') throw new AuthRefusal('phone_provider_disabled')
    const redirectTo = allowedRedirect(auth.platform.config.publicUrl, request.query['redirect_to'])
    const wish = { redirectTo, pkce: reading.readPkce(wanted) }
    const said = wanted.data ? reading.readUserMetadata(wanted.data) : null
    const address = await newAddress(auth, user, wanted)
    const passwordHash = await newPasswordHash(user, wanted)
    if (address !== null) await spendMail(auth, 'email_change_new', address)

    const changes: Changes = { said, passwordHash, email: address === null ? null : { address, wish } }
    const { ip } = deviceOf(request)
    const { closed, ...changed } = await inTransaction(auth.platform.db, async (tx) => {
      const current = await lockUser(tx, user.id)
      if (!current) throw new AuthRefusal('user_not_found')
      const after = await apply(tx, auth, current, changes, ip)
      const other = { except: sessionId }
      return {
        user: after,
        identities: await readIdentities(tx, user.id),
        factors: await readFactors(tx, user.id),
        closed: passwordHash === null ? [] : await closeSessions(tx, auth, user.id, other),
      }
    })
    afterClosing(auth, closed)
    return { status: 200, body: userView(changed.user, changed.identities, changed.factors) }
  },
}

async function apply(tx: Tx, auth: Auth, before: UserRow, changes: Changes, ip: string | null) {
  const { said, passwordHash, email } = changes
  let user = before
  if (said) {
    const merged = mergeMetadata(user.raw_user_meta_data, said)
    reading.requireFits(merged)
    user = await changeUser(tx, user.id, { raw_user_meta_data: JSON.stringify(merged) })
  }
  if (passwordHash !== null) {
    // mails that were on their way belong to whoever knew the old password
    await deleteTokens(tx, user.id)
    const undone = { email_change: null, email_change_confirm_status: 0 }
    user = await changeUser(tx, user.id, { encrypted_password: passwordHash, ...undone })
    await writeAudit(tx, 'user_updated_password', user, { ip })
  }
  if (email) user = await requestEmailChange(tx, auth, user, email.address, email.wish)
  if (said || email) await writeAudit(tx, 'user_modified', user, { ip })
  return user
}

/** @throws AuthRefusal validation_failed, email_exists */
async function newAddress(auth: Auth, user: UserRow, wanted: Wanted): Promise<string | null> {
  if (wanted.email === '') return null
  const address = reading.readEmail(wanted.email)
  if (address === user.email) return null
  if (await readUserByEmail(auth.platform.db, address)) throw new AuthRefusal('email_exists')
  return address
}

/** @throws AuthRefusal validation_failed, weak_password, current_password_invalid, same_password */
async function newPasswordHash(user: UserRow, wanted: Wanted): Promise<string | null> {
  if (wanted.password === '') return null
  requireGoodPassword(wanted.password, user.email ?? '')
  const kept = user.encrypted_password
  if (
    kept !== null &&
    wanted.current_password !== '' &&
    !(await matchesPassword(kept, wanted.current_password))
  ) {
    throw new AuthRefusal('current_password_invalid')
  }
  if (kept !== null && (await matchesPassword(kept, wanted.password))) throw new AuthRefusal('same_password')
  return hashPassword(wanted.password)
}

import { UserId } from '#contract/profiles/profile.ts'
import { GUESS_BUDGETS } from '#server/auth/budget-policy.ts'
import { z } from 'zod'
import { writeAudit } from '#server/auth/audit-store.ts'
import { requireAssurance } from '#server/auth/factors/check-assurance.ts'
import { readFactors } from '#server/auth/factors/factor-store.ts'
import { takeNewPhone } from '#server/auth/mailing/accept-token.ts'
import { type MailWish, requestEmailChange, spendMail } from '#server/auth/mailing/request-mail.ts'
import { requestText, requireSms, spendText } from '#server/auth/mailing/request-text.ts'
import { queueNotice } from '#server/auth/mailing/send-notice-job.ts'
import { deleteTokens } from '#server/auth/mailing/token-store.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import { hashPassword, matchesPassword } from '#server/auth/passwords/check-password.ts'
import { requireFreshSession, verifyNonce } from '#server/auth/passwords/check-nonce.ts'
import { requireGoodPassword } from '#server/auth/passwords/choose-password.ts'
import type { SessionRow } from '#server/auth/sessions/session-store.ts'
import { closeSessions } from '#server/auth/sessions/close-sessions.ts'
import { type AuthCall, deviceOf } from '#server/auth/wire/answer-call.ts'
import { readBearerOnTheWay } from '#server/auth/wire/read-bearer.ts'
import * as reading from '#server/auth/wire/read-body.ts'
import { allowedRedirect } from '#server/auth/wire/redirect-policy.ts'
import { AuthRefusal } from '#server/auth/wire/refusal-policy.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import { mergeMetadata, termsOf } from './user-policy.ts'
import {
  changeUser,
  lockUser,
  readIdentities,
  readUserByEmail,
  readUserByPhone,
  type UserRow,
} from './user-store.ts'
import { AuthUser, userView } from './user-view.ts'

const Body = z.object({
  email: reading.Optional.text,
  phone: reading.Optional.text,
  password: reading.Optional.text,
  current_password: reading.Optional.text,
  nonce: reading.Optional.text,
  channel: reading.Optional.text,
  data: reading.Optional.data,
  app_metadata: z.unknown().optional(),
  ...reading.PkceFields,
})
type Wanted = z.output<typeof Body>

/** Everything that is to change, found good; null stays as it is. */
interface Changes {
  metadata: Record<string, unknown> | null
  passwordHash: string | null
  email: { address: string; wish: MailWish } | null
  phone: string | null
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
  summary: 'Update your account',
  query: reading.REDIRECT_QUERY,
  takes: Body,
  answers: { 200: AuthUser },
  async run(auth, request) {
    const { user, session, sessionId } = await readBearerOnTheWay(auth, request)
    const wanted = reading.readBody(Body, request.body)
    if (wanted.app_metadata !== undefined && wanted.app_metadata !== null) throw new AuthRefusal('not_admin')
    await requireAssurance(auth.platform.db, session, 401)
    requireOwnAccount(user, wanted)
    const redirectTo = allowedRedirect(auth.platform.config, request.query['redirect_to'])
    const wish = { redirectTo, pkce: reading.readPkce(wanted) }
    const metadata = wanted.data ? reading.readUserMetadata(wanted.data) : null
    const address = await newAddress(auth, user, wanted)
    const phone = await newPhone(auth, user, wanted)
    const passwordHash = await newPasswordHash(auth, { user, session }, wanted)
    if (address !== null) await spendMail(auth, 'email_change_new', address)
    if (phone !== null && !auth.platform.config.auth.phoneAutoconfirm) await spendText(auth, phone)

    const email = address === null ? null : { address, wish }
    const changes: Changes = { metadata, passwordHash, email, phone }
    const { ip } = deviceOf(request)
    const changed = await inTransaction(auth.platform.db, async (tx) => {
      const current = await lockUser(tx, user.id)
      if (!current) throw new AuthRefusal('user_not_found')
      const after = await apply(tx, auth, current, changes, ip)
      if (passwordHash !== null) await closeSessions(tx, auth, user.id, { except: sessionId })
      return {
        user: after,
        identities: await readIdentities(tx, user.id),
        factors: await readFactors(tx, user.id),
      }
    })
    return { status: 200, body: userView(changed.user, changed.identities, changed.factors) }
  },
}

async function apply(tx: Tx, auth: Auth, before: UserRow, changes: Changes, ip: string | null) {
  const { metadata, passwordHash, email, phone } = changes
  let user = before
  if (metadata) {
    const merged = mergeMetadata(user.raw_user_meta_data, metadata)
    reading.requireFits(merged)
    user = await changeUser(tx, user.id, { raw_user_meta_data: JSON.stringify(merged) })
    await emitTerms(tx, auth, user)
  }
  if (passwordHash !== null) {
    // mails that were on their way belong to whoever knew the old password
    await deleteTokens(tx, user.id)
    const undone = { email_change: null, email_change_confirm_status: 0, phone_change: null }
    user = await changeUser(tx, user.id, { encrypted_password: passwordHash, ...undone })
    await writeAudit(tx, 'user_updated_password', user, { ip })
    await queueNotice(tx, auth, user, 'password_changed')
  }
  if (email) user = await requestEmailChange(tx, auth, user, email.address, email.wish)
  if (phone !== null) user = await changePhone(tx, auth, user, phone)
  if (metadata || email || phone !== null) await writeAudit(tx, 'user_modified', user, { ip })
  return user
}

/** Who came by another service says so once they are signed in. */
async function emitTerms(tx: Tx, { platform }: Auth, user: UserRow): Promise<void> {
  const terms = termsOf(user.raw_user_meta_data)
  if (terms === null) return
  const userId = UserId.parse(user.id)
  await platform.events.emit(tx, 'auth.terms-noted', { userId, terms, at: platform.clock.now() })
}

/** By the code of a text, or at once where numbers count without one. */
async function changePhone(tx: Tx, auth: Auth, user: UserRow, phone: string): Promise<UserRow> {
  if (!auth.platform.config.auth.phoneAutoconfirm) return requestText(tx, auth, user, 'phone_change', phone)
  await takeNewPhone(tx, auth, await changeUser(tx, user.id, { phone_change: phone }), phone)
  return (await lockUser(tx, user.id)) ?? user
}

/** @throws AuthRefusal validation_failed, email_exists */
async function newAddress(auth: Auth, user: UserRow, wanted: Wanted): Promise<string | null> {
  if (wanted.email === '') return null
  const address = reading.readEmail(wanted.email)
  if (address === user.email) return null
  if (await readUserByEmail(auth.platform.db, address)) throw new AuthRefusal('email_exists')
  return address
}

/** @throws AuthRefusal phone_provider_disabled, validation_failed, phone_exists */
async function newPhone(auth: Auth, user: UserRow, wanted: Wanted): Promise<string | null> {
  if (wanted.phone === '') return null
  if (!auth.platform.config.auth.phone) throw new AuthRefusal('phone_provider_disabled')
  requireSms(wanted.channel)
  const phone = reading.readPhone(wanted.phone)
  if (phone === user.phone) return null
  if (await readUserByPhone(auth.platform.db, phone)) throw new AuthRefusal('phone_exists')
  return phone
}

/**
 * Guests need an address before a password; whoever comes from their company has neither here.
 * @throws AuthRefusal user_sso_managed, validation_failed (422)
 */
function requireOwnAccount(user: UserRow, { email, phone, password }: Wanted): void {
  if (user.is_sso_user && (email !== '' || phone !== '' || password !== '')) {
    throw new AuthRefusal('user_sso_managed')
  }
  if (user.is_anonymous && password !== '' && email === '' && phone === '') {
    const message = 'Updating password of an anonymous user without an email or phone is not allowed'
    throw new AuthRefusal('validation_failed', { status: 422, message })
  }
}

/**
 * Only a password that was compared is proof: an account without one has nothing to compare. Wrong ones are counted per
 * account, whatever they are sent from.
 * @returns whether the present password was shown
 * @throws AuthRefusal current_password_invalid, over_request_rate_limit
 */
async function provePassword(auth: Auth, user: UserRow, wanted: Wanted): Promise<boolean> {
  const storedHash = user.encrypted_password
  if (storedHash === null || wanted.current_password === '') return false
  const { limits } = auth.platform
  await limits.spend(GUESS_BUDGETS.signIn, user.id)
  if (!(await matchesPassword(storedHash, wanted.current_password)))
    throw new AuthRefusal('current_password_invalid')
  await limits.forgive(GUESS_BUDGETS.signIn, user.id)
  return true
}

/**
 * That the new password is the present one is said last, to whoever may change it: before, it would reveal whether a
 * guess is right.
 * @throws AuthRefusal weak_password, reauthentication_needed, reauthentication_not_valid, same_password
 */
async function newPasswordHash(
  auth: Auth,
  { user, session }: { user: UserRow; session: SessionRow },
  wanted: Wanted,
): Promise<string | null> {
  const isProved = await provePassword(auth, user, wanted)
  if (wanted.password === '') return null
  requireGoodPassword(auth, wanted.password, user.email ?? '')
  requireFreshSession(auth, session, isProved || wanted.nonce !== '')
  if (wanted.nonce !== '') await verifyNonce(auth, user, wanted.nonce)
  const storedHash = user.encrypted_password
  if (storedHash !== null && (await matchesPassword(storedHash, wanted.password)))
    throw new AuthRefusal('same_password')
  return hashPassword(wanted.password)
}

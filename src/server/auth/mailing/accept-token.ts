import { timingSafeEqual } from 'node:crypto'
import { AUTH_RULES } from '#server/auth/auth-policy.ts'
import { writeAudit } from '#server/auth/audit-store.ts'
import { keyedHash } from '#server/platform/secrets.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import {
  reclaimUnconfirmedAccount,
  isWithoutEmail,
} from '#server/auth/providers/reclaim-unconfirmed-account.ts'
import { emitFirstSignIn } from '#server/auth/sessions/open-session.ts'
import { changeContacts } from '#server/auth/users/change-contacts.ts'
import {
  addressFacts,
  isConfirmed,
  mergeMetadata,
  phoneFacts,
  withProvider,
} from '#server/auth/users/user-policy.ts'
import {
  changeUser,
  isTakenEmail,
  isTakenPhone,
  lockUser,
  readIdentities,
  readUserByEmail,
  readUserByPhone,
  saveOwnIdentity,
  type UserRow,
} from '#server/auth/users/user-store.ts'
import { AuthRefusal } from '#server/auth/wire/refusal-policy.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { queueNotice } from './send-notice-job.ts'
import {
  countAttempts,
  deleteToken,
  deleteTokens,
  lockTokenByLink,
  lockTokensOf,
  type TokenRow,
  type TokenType,
} from './token-store.ts'

/** A code counts for one token only; without the server's secret all of them could be tried in a moment. */
export function codeHash(auth: Auth, tokenId: string, code: string): Buffer {
  return keyedHash(auth.secrets.codes, `${tokenId} ${code}`)
}

/** The token that a typed code belongs to. A wrong one is counted, so the transaction must not roll back. */
export async function findByCode(
  tx: Tx,
  auth: Auth,
  sent: { address: string; types: readonly TokenType[]; code: string },
): Promise<TokenRow | null> {
  const tokens = await lockTokensOf(tx, sent.address, sent.types, AUTH_RULES.codeAttempts)
  const found = tokens.find(
    ({ id, code_hash: stored }) => stored !== null && timingSafeEqual(codeHash(auth, id, sent.code), stored),
  )
  if (found) return found
  await countAttempts(
    tx,
    tokens.map(({ id }) => id),
  )
  return null
}

export async function findByLink(
  tx: Tx,
  auth: Auth,
  link: string,
  types: readonly TokenType[],
): Promise<TokenRow | null> {
  return (await lockTokenByLink(tx, keyedHash(auth.secrets.codes, link), types)) ?? null
}

/**
 * Uses a token up and does what it was made for.
 * @returns whether that is all, or the other mailbox has to agree as well
 * @throws AuthRefusal otp_expired, email_exists, phone_exists
 */
export async function acceptToken(tx: Tx, auth: Auth, token: TokenRow): Promise<'done' | 'half'> {
  const user = await lockUser(tx, token.user_id)
  if (!user) throw new AuthRefusal('otp_expired')
  const byPhone = user.phone !== null && token.relates_to === user.phone
  switch (token.token_type) {
    case 'confirmation':
      await deleteTokens(tx, user.id, ['confirmation'])
      if (user.invited_at !== null && !isConfirmed(user))
        await writeAudit(tx, 'invite_accepted', user, { ip: null })
      await (byPhone ? confirmPhone(tx, auth, user, {}) : confirmAddress(tx, auth, user, {}))
      return 'done'
    case 'recovery':
      await deleteTokens(tx, user.id, ['recovery'])
      if (byPhone) {
        if (user.confirmed_at === null) await confirmPhone(tx, auth, user, { encrypted_password: null })
        return 'done'
      }
      // whoever chose the password of an unconfirmed account never showed that the address is theirs
      if (!isConfirmed(user)) await claimAccount(tx, auth, user)
      return 'done'
    case 'email_change_current':
    case 'email_change_new':
      await deleteToken(tx, token.id)
      return agreeToNewAddress(tx, auth, user)
    case 'phone_change':
      await deleteToken(tx, token.id)
      await takeNewPhone(tx, auth, user, token.relates_to)
      return 'done'
    case 'reauthentication':
      throw new AuthRefusal('otp_expired')
  }
}

async function claimAccount(tx: Tx, auth: Auth, user: UserRow): Promise<void> {
  const foreign = isWithoutEmail(await readIdentities(tx, user.id))
  const own = foreign ? await reclaimUnconfirmedAccount(tx, auth, user, null) : user
  await confirmAddress(tx, auth, own, { encrypted_password: null })
}

async function agreeToNewAddress(tx: Tx, auth: Auth, user: UserRow): Promise<'done' | 'half'> {
  const email = user.email_change
  if (email === null) throw new AuthRefusal('otp_expired')
  // whoever has no address yet has no other mailbox to ask
  if (user.email !== null && user.email_change_confirm_status === 0) {
    await changeUser(tx, user.id, { email_change_confirm_status: 1 })
    return 'half'
  }
  if (await readUserByEmail(tx, email)) throw new AuthRefusal('email_exists')
  const changes = { email, email_change: null, email_change_confirm_status: 0, is_anonymous: false }
  try {
    await confirmAddress(tx, auth, { ...user, email }, changes)
  } catch (error) {
    throw isTakenEmail(error) ? new AuthRefusal('email_exists') : error
  }
  if (user.is_anonymous) await emitFirstSignIn(tx, auth, user, auth.platform.clock.now())
  await deleteTokens(tx, user.id)
  if (user.email !== null) await queueNotice(tx, auth, user, 'email_changed')
  await writeAudit(tx, 'user_modified', { id: user.id, email }, { ip: null })
  return 'done'
}

/**
 * Gives an account the number it is waiting for.
 * @throws AuthRefusal otp_expired, phone_exists
 */
export async function takeNewPhone(tx: Tx, auth: Auth, user: UserRow, phone: string): Promise<void> {
  if (user.phone_change !== phone) throw new AuthRefusal('otp_expired')
  if (await readUserByPhone(tx, phone)) throw new AuthRefusal('phone_exists')
  try {
    await confirmPhone(tx, auth, { ...user, phone }, { phone, phone_change: null, is_anonymous: false })
  } catch (error) {
    throw isTakenPhone(error) ? new AuthRefusal('phone_exists') : error
  }
  if (user.is_anonymous) await emitFirstSignIn(tx, auth, user, auth.platform.clock.now())
  await deleteTokens(tx, user.id)
  await queueNotice(tx, auth, user, 'phone_changed')
  await writeAudit(tx, 'user_modified', user, { ip: null })
}

async function confirmAddress(
  tx: Tx,
  auth: Auth,
  user: UserRow,
  changes: Parameters<typeof changeContacts>[3],
): Promise<void> {
  const facts = addressFacts(user.id, user.email ?? '', true)
  await changeContacts(tx, auth, user.id, {
    ...changes,
    email_confirmed_at: auth.platform.clock.now(),
    raw_app_meta_data: JSON.stringify(withProvider(user, 'email')),
    raw_user_meta_data: JSON.stringify(mergeMetadata(user.raw_user_meta_data, facts)),
  })
  await saveOwnIdentity(tx, user.id, 'email', facts)
}

async function confirmPhone(
  tx: Tx,
  auth: Auth,
  user: UserRow,
  changes: Parameters<typeof changeContacts>[3],
): Promise<void> {
  const facts = phoneFacts(user.id, user.phone ?? '', true)
  // facts about the address, if there is one, stay
  const shown = user.email === null ? facts : { phone: user.phone, phone_verified: true }
  await changeContacts(tx, auth, user.id, {
    ...changes,
    phone_confirmed_at: auth.platform.clock.now(),
    raw_app_meta_data: JSON.stringify(withProvider(user, 'phone')),
    raw_user_meta_data: JSON.stringify(mergeMetadata(user.raw_user_meta_data, shown)),
  })
  await saveOwnIdentity(tx, user.id, 'phone', facts)
}

import { SENDING_BUDGETS } from '#server/auth/budget-policy.ts'
import { AUTH_RULES } from '#server/auth/auth-policy.ts'
import { keyedHash } from '#server/platform/secrets.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import { insertFlow } from '#server/auth/sessions/flow-store.ts'
import { mailLanguage } from '#server/auth/users/user-policy.ts'
import { changeUser, type UserRow } from '#server/auth/users/user-store.ts'
import type { PkceChallenge } from '#server/auth/wire/read-body.ts'
import { AuthRefusal } from '#server/auth/wire/refusal-policy.ts'
import { spentLimit } from '#server/auth/wire/refusal-view.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { MAILS, type MailKind } from './mail-policy.ts'
import { deleteTokens, insertToken } from './token-store.ts'

/** What somebody asks to be mailed for. */
export interface MailWish {
  /** Where its link leads, already held against the allowed ones. */
  redirectTo: string
  pkce: PkceChallenge | null
}

/**
 * One mail per address and kind in a while, whether or not anybody has that address: the answer must not tell.
 * @throws AuthRefusal over_email_send_rate_limit
 */
export async function spendMail(auth: Auth, kind: MailKind, address: string): Promise<void> {
  const { limits, config } = auth.platform
  const key = keyedHash(auth.secrets.accounts, `${MAILS[kind].token} ${address}`).toString('hex')
  const receiver = keyedHash(auth.secrets.accounts, address).toString('hex')
  try {
    await limits.spend(SENDING_BUDGETS.mailGap[config.production ? 'production' : 'trial'], key)
    if (config.production) await limits.spend(SENDING_BUDGETS.mailsOfReceiver, receiver)
    await limits.spend(SENDING_BUDGETS.mails, 'site')
  } catch (error) {
    const spent = spentLimit(error)
    throw spent ? new AuthRefusal('over_email_send_rate_limit', spent) : error
  }
}

/**
 * Replaces the person's token of that kind and queues its mail. The code and the link are made when the mail
 * is written, so that neither the queue nor the answer to this request could give them away.
 */
export async function requestMail(
  tx: Tx,
  auth: Auth,
  user: UserRow,
  kind: 'signup' | 'invite' | 'magiclink' | 'recovery',
  wish: MailWish,
): Promise<UserRow> {
  const { token, method } = MAILS[kind]
  await deleteTokens(tx, user.id, [token])
  const flowId = await openFlow(tx, user, method, wish)
  await queueToken(tx, auth, user, { kind, address: user.email ?? '', flowId, wish })
  const at = auth.platform.clock.now()
  return changeUser(
    tx,
    user.id,
    token === 'confirmation' ? { confirmation_sent_at: at } : { recovery_sent_at: at },
  )
}

/** A code to type in beside a new password. */
export async function requestNonce(tx: Tx, auth: Auth, user: UserRow): Promise<void> {
  const wish = { redirectTo: auth.platform.config.publicUrl, pkce: null }
  await deleteTokens(tx, user.id, ['reauthentication'])
  await queueToken(tx, auth, user, {
    kind: 'reauthentication',
    address: user.email ?? '',
    flowId: null,
    wish,
  })
  await changeUser(tx, user.id, { reauthentication_sent_at: auth.platform.clock.now() })
}

/** Both mailboxes must agree to a new address: two tokens, two mails; a person without one has one to ask. Undoes an earlier wish of that kind. */
export async function requestEmailChange(
  tx: Tx,
  auth: Auth,
  user: UserRow,
  newEmail: string,
  wish: MailWish,
): Promise<UserRow> {
  await deleteTokens(tx, user.id, ['email_change_current', 'email_change_new'])
  const changed = await changeUser(tx, user.id, {
    email_change: newEmail,
    email_change_confirm_status: 0,
    email_change_sent_at: auth.platform.clock.now(),
  })
  const flowId = await openFlow(tx, user, MAILS.email_change_new.method, wish)
  if (user.email !== null) {
    await queueToken(tx, auth, user, { kind: 'email_change_current', address: user.email, flowId, wish })
  }
  await queueToken(tx, auth, user, { kind: 'email_change_new', address: newEmail, flowId, wish })
  return changed
}

/** For an address without an account: the same work, and a job that will find nothing to do. */
export async function requestNothing(tx: Tx, auth: Auth, wish: MailWish): Promise<void> {
  await auth.platform.jobs.send(tx, 'auth.send-mail', {
    tokenId: uuidv7(),
    kind: 'recovery',
    language: 'en',
    redirectTo: wish.redirectTo,
  })
}

async function openFlow(tx: Tx, user: UserRow, method: string, wish: MailWish): Promise<string | null> {
  if (!wish.pkce) return null
  const id = uuidv7()
  await insertFlow(tx, { id, userId: user.id, pkce: wish.pkce, method })
  return id
}

async function queueToken(
  tx: Tx,
  auth: Auth,
  user: UserRow,
  mail: { kind: MailKind; address: string; flowId: string | null; wish: MailWish },
): Promise<void> {
  const tokenId = uuidv7()
  const { clock, jobs } = auth.platform
  await insertToken(tx, {
    id: tokenId,
    userId: user.id,
    type: MAILS[mail.kind].token,
    address: mail.address,
    flowId: mail.flowId,
    expiresAt: new Date(clock.now().getTime() + AUTH_RULES.oneTimeToken),
  })
  await jobs.send(tx, 'auth.send-mail', {
    tokenId,
    kind: mail.kind,
    language: mailLanguage(user.raw_user_meta_data, mail.wish.redirectTo),
    redirectTo: mail.wish.redirectTo,
  })
}

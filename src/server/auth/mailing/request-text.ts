import { SENDING_BUDGETS } from '#server/auth/budget-policy.ts'
import { AUTH_RULES } from '#server/auth/auth-policy.ts'
import { keyedHash } from '#server/platform/secrets.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import { mailLanguage } from '#server/auth/users/user-policy.ts'
import { changeUser, type UserRow } from '#server/auth/users/user-store.ts'
import { AuthRefusal, invalid } from '#server/auth/wire/refusal-policy.ts'
import { spentLimit } from '#server/auth/wire/refusal-view.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { deleteTokens, insertToken, type TokenType } from './token-store.ts'

type TextTokenType = Extract<TokenType, 'confirmation' | 'recovery' | 'phone_change' | 'reauthentication'>

/** @throws AuthRefusal validation_failed */
export function requireSms(channel: string): void {
  if (channel !== '' && channel !== 'sms') throw invalid('Invalid channel, supported values are: sms')
}

/**
 * One text per number in a while, whether or not anybody has that number: the answer must not tell. And so many an hour
 * of the whole site.
 * @throws AuthRefusal over_sms_send_rate_limit
 */
export async function spendText(auth: Auth, phone: string): Promise<void> {
  const { limits, config } = auth.platform
  const number = keyedHash(auth.secrets.accounts, `sms ${phone}`).toString('hex')
  try {
    await limits.spend(SENDING_BUDGETS.textGap[config.production ? 'production' : 'trial'], number)
    await limits.spend(SENDING_BUDGETS.texts, 'site')
  } catch (error) {
    const spent = spentLimit(error)
    throw spent ? new AuthRefusal('over_sms_send_rate_limit', spent) : error
  }
}

/** Replaces the person's token of that kind and queues its text. The code is made when the text is written. */
export async function requestText(
  tx: Tx,
  auth: Auth,
  user: UserRow,
  type: TextTokenType,
  phone: string,
): Promise<UserRow> {
  await deleteTokens(tx, user.id, [type])
  const { clock, jobs } = auth.platform
  const at = clock.now()
  const tokenId = uuidv7()
  await insertToken(tx, {
    id: tokenId,
    userId: user.id,
    type,
    address: phone,
    flowId: null,
    expiresAt: new Date(at.getTime() + AUTH_RULES.textToken),
  })
  await jobs.send(tx, 'auth.send-text', { tokenId, language: mailLanguage(user.raw_user_meta_data, '') })
  const sent = {
    confirmation: { confirmation_sent_at: at },
    recovery: { recovery_sent_at: at },
    phone_change: { phone_change: phone, phone_change_sent_at: at },
    reauthentication: { reauthentication_sent_at: at },
  }
  return changeUser(tx, user.id, sent[type])
}

/** For a number without an account: the same work, and a job that will find nothing to do. */
export async function requestNoText(tx: Tx, auth: Auth): Promise<void> {
  await auth.platform.jobs.send(tx, 'auth.send-text', { tokenId: uuidv7(), language: 'en' })
}

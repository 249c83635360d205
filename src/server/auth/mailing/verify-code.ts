import { CALL_BUDGETS } from '#server/auth/budget-policy.ts'
import { z } from 'zod'
import type { Auth } from '#server/auth/open-auth.ts'
import { type Grant, openSession } from '#server/auth/sessions/open-session.ts'
import type { Device } from '#server/auth/sessions/session-store.ts'
import { AuthSession, sessionView } from '#server/auth/sessions/session-view.ts'
import { type AuthCall, deviceOf } from '#server/auth/wire/answer-call.ts'
import { foldEmail, Optional, readBody, readPhone } from '#server/auth/wire/read-body.ts'
import { AuthRefusal, invalid } from '#server/auth/wire/refusal-policy.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import { acceptToken, findByCode, findByLink } from './accept-token.ts'
import { tokensOfType } from './mail-policy.ts'
import type { TokenRow, TokenType } from './token-store.ts'

const Body = z.object({
  type: Optional.text,
  email: Optional.text,
  phone: Optional.text,
  token: Optional.text,
  token_hash: Optional.text,
})
type Sent = z.output<typeof Body>

/** The answer for the first of two mailboxes. */
export const HALF_CONFIRMED =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email'

/** Signs in with the 6-digit code of a mail, or with the token of its link. Whatever is wrong has one answer. */
export const verifyCode: AuthCall = {
  name: 'auth.verify',
  limit: CALL_BUDGETS.verify,
  method: 'POST',
  path: '/verify',
  access: 'anyone',
  summary: 'Verify the code of a mail or text',
  takes: Body,
  answers: { 200: z.union([AuthSession, z.strictObject({ msg: z.string(), code: z.literal('200') })]) },
  async run(auth, request) {
    const sent = readBody(Body, request.body)
    const types = readTypes(sent)
    const result = await inTransaction(auth.platform.db, (tx) =>
      verify(tx, auth, sent, types, deviceOf(request)),
    )
    if (result === 'wrong') throw new AuthRefusal('otp_expired')
    if (result === 'half') return { status: 200, body: { msg: HALF_CONFIRMED, code: '200' } }
    return { status: 200, body: await sessionView(auth, result) }
  },
}

/** A wrong code is counted and must stay counted: it is a result, not an error. */
async function verify(
  tx: Tx,
  auth: Auth,
  sent: Sent,
  types: readonly TokenType[],
  device: Device,
): Promise<Grant | 'half' | 'wrong'> {
  const token = await find(tx, auth, sent, types)
  if (!token) return 'wrong'
  if ((await acceptToken(tx, auth, token)) === 'half') return 'half'
  return openSession(tx, auth, token.user_id, { method: 'otp', device, bannedStatus: 403 })
}

async function find(tx: Tx, auth: Auth, sent: Sent, types: readonly TokenType[]): Promise<TokenRow | null> {
  if (sent.token_hash !== '') return findByLink(tx, auth, sent.token_hash, types)
  const address = isByPhone(sent) ? readPhone(sent.phone) : foldEmail(sent.email)
  return findByCode(tx, auth, { address, types, code: sent.token })
}

function isByPhone({ type }: Sent): boolean {
  return type === 'sms' || type === 'phone_change'
}

/** @throws AuthRefusal validation_failed */
function readTypes(sent: Sent): readonly TokenType[] {
  if (sent.type === '') throw invalid('Verify requires a verification type')
  const types = tokensOfType(sent.type)
  if (types === null) throw invalid('Invalid verification type')
  if (sent.token_hash !== '') {
    if (sent.email !== '' || sent.phone !== '' || sent.token !== '') {
      throw invalid('Only the token_hash and type should be provided')
    }
    return types
  }
  if (sent.token === '') throw invalid('Verify requires a token or a token hash')
  if ((isByPhone(sent) ? sent.phone : sent.email) === '' || (sent.email !== '' && sent.phone !== '')) {
    throw invalid('Only an email address or phone number should be provided on verify')
  }
  return types
}

import { CALL_BUDGETS } from '#server/auth/budget-policy.ts'
import { z } from 'zod'
import { writeAudit } from '#server/auth/audit-store.ts'
import { requireEmailWay } from '#server/auth/check-way-in.ts'
import { requireHuman, withCaptcha } from '#server/auth/captcha/check-captcha.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import { isConfirmed, isPhoneConfirmed } from '#server/auth/users/user-policy.ts'
import { lockUserByEmail, lockUserByNewPhone, lockUserByPhone } from '#server/auth/users/user-store.ts'
import { type AuthCall, deviceOf, NOTHING } from '#server/auth/wire/answer-call.ts'
import {
  Optional,
  PkceFields,
  readBody,
  readEmail,
  readPhone,
  readPkce,
  REDIRECT_QUERY,
} from '#server/auth/wire/read-body.ts'
import { allowedRedirect } from '#server/auth/wire/redirect-policy.ts'
import { AuthRefusal, invalid } from '#server/auth/wire/refusal-policy.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import { type MailWish, requestEmailChange, requestMail, requestNothing, spendMail } from './request-mail.ts'
import { requestNoText, requestText, spendText } from './request-text.ts'

const Body = z.object({ type: Optional.text, email: Optional.text, phone: Optional.text, ...PkceFields })

/** Sends a confirmation again. Silent where there is nothing to confirm, so that nobody learns who has an account. */
export const resendMail: AuthCall = {
  name: 'auth.resend',
  method: 'POST',
  path: '/resend',
  access: 'anyone',
  summary: 'Resend a confirmation',
  spends: () => [CALL_BUDGETS.otp],
  query: REDIRECT_QUERY,
  takes: withCaptcha(Body),
  answers: { 200: NOTHING },
  async run(auth, request) {
    const body = readBody(Body, request.body)
    const pkce = readPkce(body)
    const kind = readKind(body)
    await requireHuman(auth, request)
    if (kind === 'sms' || kind === 'phone_change') {
      await resendText(auth, kind, body.phone, deviceOf(request).ip)
      return { status: 200, body: {} }
    }
    if (kind === 'signup') requireEmailWay(auth, { status: 400 })
    const email = readEmail(body.email)
    await spendMail(auth, kind, email)
    const redirectTo = allowedRedirect(auth.platform.config, request.query['redirect_to'])
    const { ip } = deviceOf(request)
    await inTransaction(auth.platform.db, (tx) => resend(tx, auth, kind, email, { redirectTo, pkce }, ip))
    return { status: 200, body: {} }
  },
}

async function resend(
  tx: Tx,
  auth: Auth,
  kind: 'signup' | 'email_change_new',
  email: string,
  wish: MailWish,
  ip: string | null,
): Promise<void> {
  const user = await lockUserByEmail(tx, email)
  const waiting = kind === 'email_change_new' ? user?.email_change : null
  if (user && kind === 'signup' && !isConfirmed(user)) {
    await requestMail(tx, auth, user, 'signup', wish)
    await writeAudit(tx, 'user_confirmation_requested', user, { ip })
  } else if (user && waiting) {
    await requestEmailChange(tx, auth, user, waiting, wish)
    await writeAudit(tx, 'user_confirmation_requested', user, { ip })
  } else {
    await requestNothing(tx, auth, wish)
  }
}

async function resendText(
  auth: Auth,
  kind: 'sms' | 'phone_change',
  number: string,
  ip: string | null,
): Promise<void> {
  const { config, db } = auth.platform
  if (!config.auth.phone) throw new AuthRefusal('phone_provider_disabled', { status: 400 })
  const phone = readPhone(number)
  await spendText(auth, phone)
  await inTransaction(db, async (tx) => {
    const user = kind === 'sms' ? await lockUserByPhone(tx, phone) : await lockUserByNewPhone(tx, phone)
    if (!user || (kind === 'sms' && isPhoneConfirmed(user))) return requestNoText(tx, auth)
    await requestText(tx, auth, user, kind === 'sms' ? 'confirmation' : 'phone_change', phone)
    await writeAudit(tx, 'user_confirmation_requested', user, { ip })
  })
}

/** @throws AuthRefusal validation_failed */
function readKind(body: z.output<typeof Body>): 'signup' | 'email_change_new' | 'sms' | 'phone_change' {
  if (body.email !== '' && body.phone !== '') {
    throw invalid('Only an email address or phone number should be provided.')
  }
  switch (body.type) {
    case 'signup':
      return 'signup'
    case 'email_change':
      return 'email_change_new'
    case 'sms':
    case 'phone_change':
      return body.type
    default:
      throw invalid('Missing one of these types: signup, email_change, sms, phone_change')
  }
}

import { CALL_BUDGETS } from '#server/auth/budget-policy.ts'
import { z } from 'zod'
import { writeAudit } from '#server/auth/audit-store.ts'
import { requireEmailWay } from '#server/auth/check-way-in.ts'
import { requireHuman, withCaptcha } from '#server/auth/captcha/check-captcha.ts'
import { lockUserByEmail } from '#server/auth/users/user-store.ts'
import { type AuthCall, deviceOf, NOTHING } from '#server/auth/wire/answer-call.ts'
import {
  Optional,
  PkceFields,
  readBody,
  readEmail,
  readPkce,
  REDIRECT_QUERY,
} from '#server/auth/wire/read-body.ts'
import { allowedRedirect } from '#server/auth/wire/redirect-policy.ts'
import { invalid } from '#server/auth/wire/refusal-policy.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { requestMail, requestNothing, spendMail } from './request-mail.ts'

const Body = z.object({ email: Optional.text, ...PkceFields })

/** Mails a way in to those who forgot their password. The answer is the same for an address without an account. */
export const recoverAccount: AuthCall = {
  name: 'auth.recover',
  limit: CALL_BUDGETS.recover,
  method: 'POST',
  path: '/recover',
  access: 'anyone',
  summary: 'Request a mail to reset the password',
  query: REDIRECT_QUERY,
  takes: withCaptcha(Body),
  answers: { 200: NOTHING },
  async run(auth, request) {
    const body = readBody(Body, request.body)
    const pkce = readPkce(body)
    if (body.email === '') throw invalid('Password recovery requires an email')
    requireEmailWay(auth)
    await requireHuman(auth, request)
    const email = readEmail(body.email)
    await spendMail(auth, 'recovery', email)
    const redirectTo = allowedRedirect(auth.platform.config, request.query['redirect_to'])
    await inTransaction(auth.platform.db, async (tx) => {
      const user = await lockUserByEmail(tx, email)
      if (!user) return requestNothing(tx, auth, { redirectTo, pkce })
      await requestMail(tx, auth, user, 'recovery', { redirectTo, pkce })
      await writeAudit(tx, 'user_recovery_requested', user, { ip: deviceOf(request).ip })
    })
    return { status: 200, body: {} }
  },
}

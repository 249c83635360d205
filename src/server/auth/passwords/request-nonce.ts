import { CALL_BUDGETS } from '#server/auth/budget-policy.ts'
import { writeAudit } from '#server/auth/audit-store.ts'
import { requestNonce, spendMail } from '#server/auth/mailing/request-mail.ts'
import { requestText, spendText } from '#server/auth/mailing/request-text.ts'
import { isConfirmed, isPhoneConfirmed } from '#server/auth/users/user-policy.ts'
import { type AuthCall, deviceOf, NOTHING } from '#server/auth/wire/answer-call.ts'
import { readBearer } from '#server/auth/wire/read-bearer.ts'
import { AuthRefusal, invalid } from '#server/auth/wire/refusal-policy.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'

/** Sends a code to the person themselves, to be shown with a change that must be theirs. */
export const reauthenticate: AuthCall = {
  name: 'auth.reauthenticate',
  method: 'GET',
  path: '/reauthenticate',
  access: 'signed-in',
  summary: 'Request a code that confirms a change',
  spends: () => [CALL_BUDGETS.otp],
  answers: { 200: NOTHING },
  async run(auth, request) {
    const { user } = await readBearer(auth, request)
    const { email, phone } = user
    if (email === null && phone === null) {
      throw invalid('Reauthentication requires the user to have an email or a phone number')
    }
    if (email !== null && !isConfirmed(user)) throw new AuthRefusal('email_not_confirmed', { status: 422 })
    if (email === null && !isPhoneConfirmed(user))
      throw new AuthRefusal('phone_not_confirmed', { status: 422 })
    if (email !== null) await spendMail(auth, 'reauthentication', email)
    else if (phone !== null) await spendText(auth, phone)
    await inTransaction(auth.platform.db, async (tx) => {
      if (email !== null) await requestNonce(tx, auth, user)
      else if (phone !== null) await requestText(tx, auth, user, 'reauthentication', phone)
      await writeAudit(tx, 'user_reauthenticate_requested', user, { ip: deviceOf(request).ip })
    })
    return { status: 200, body: {} }
  },
}

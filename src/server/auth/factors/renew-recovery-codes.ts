import { GUESS_BUDGETS } from '#server/auth/budget-policy.ts'
import { queueNotice } from '#server/auth/mailing/send-notice-job.ts'
import { writeAudit } from '#server/auth/audit-store.ts'
import { lockUser } from '#server/auth/users/user-store.ts'
import { type AuthCall, deviceOf } from '#server/auth/wire/answer-call.ts'
import { readBearerOnTheWay } from '#server/auth/wire/read-bearer.ts'
import { AuthRefusal } from '#server/auth/wire/refusal-policy.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { requireNoGuest, SWITCHED_OFF } from './factor-policy.ts'
import { readRecoveryFactor } from './factor-store.ts'
import { issueCodes, RecoveryCodes } from './issue-recovery-codes.ts'
import { isSwitchedOn } from './switch-policy.ts'

/** A new set instead of the old one, whose codes are dead. Wrong tries are forgiven. */
export const renewRecoveryCodes: AuthCall = {
  name: 'auth.renew-recovery-codes',
  method: 'POST',
  path: '/factors/recovery-codes/regenerate',
  access: 'signed-in',
  summary: 'Renew your recovery codes',
  answers: { 200: RecoveryCodes },
  async run(auth, request) {
    const { user, session } = await readBearerOnTheWay(auth, request)
    requireNoGuest(user)
    const { config, db, limits } = auth.platform
    if (!isSwitchedOn(config, 'recovery_code')) throw new AuthRefusal(SWITCHED_OFF.recovery_code.enroll)
    const body = await inTransaction(db, async (tx) => {
      await lockUser(tx, user.id)
      const factor = await readRecoveryFactor(tx, user.id)
      if (!factor) throw new AuthRefusal('mfa_factor_not_found')
      if (session.aal === 'aal1') throw new AuthRefusal('insufficient_aal')
      const traits = { factor_id: factor.id }
      await writeAudit(tx, 'recovery_codes_generated', user, { ip: deviceOf(request).ip, traits })
      await queueNotice(tx, auth, user, 'recovery_codes_changed')
      return issueCodes(tx, auth, factor)
    })
    await limits.forgive(GUESS_BUDGETS.recoveryCode, `${user.id} ${session.id}`)
    return { status: 200, body }
  },
}

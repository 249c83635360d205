import { queueNotice } from '#server/auth/mailing/send-notice-job.ts'
import { z } from 'zod'
import { writeAudit } from '#server/auth/audit-store.ts'
import { lockUser } from '#server/auth/users/user-store.ts'
import { type AuthCall, deviceOf } from '#server/auth/wire/answer-call.ts'
import { readBearerOnTheWay } from '#server/auth/wire/read-bearer.ts'
import { Optional, readBody } from '#server/auth/wire/read-body.ts'
import { AuthRefusal } from '#server/auth/wire/refusal-policy.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { isVerified, readFactorName, requireNoGuest, requireRoom, SWITCHED_OFF } from './factor-policy.ts'
import { insertFactor, readFactors } from './factor-store.ts'
import { issueCodes, RecoveryCodes } from './issue-recovery-codes.ts'
import { isSwitchedOn } from './switch-policy.ts'

const Body = z.object({ friendly_name: Optional.text })
const NAME = 'Recovery codes'

/** Codes for the day the telephone is lost. They stand beside another factor, never alone. */
export const createRecoveryCodes: AuthCall = {
  name: 'auth.create-recovery-codes',
  method: 'POST',
  path: '/factors/recovery-codes',
  access: 'signed-in',
  summary: 'Create a set of recovery codes, shown once',
  takes: Body,
  answers: { 200: RecoveryCodes },
  async run(auth, request) {
    const { user, session } = await readBearerOnTheWay(auth, request)
    requireNoGuest(user)
    const { config, db } = auth.platform
    if (!isSwitchedOn(config, 'recovery_code')) throw new AuthRefusal(SWITCHED_OFF.recovery_code.enroll)
    const name = readFactorName(readBody(Body, request.body ?? {}).friendly_name) || NAME
    const body = await inTransaction(db, async (tx) => {
      await lockUser(tx, user.id)
      const factors = await readFactors(tx, user.id)
      if (!factors.some(isVerified)) throw new AuthRefusal('mfa_recovery_codes_sole_factor')
      if (session.aal === 'aal1') throw new AuthRefusal('insufficient_aal')
      if (factors.some(({ factor_type: type }) => type === 'recovery_code')) {
        throw new AuthRefusal('mfa_verified_factor_exists')
      }
      requireRoom(factors, name)
      const factor = await insertFactor(tx, {
        id: uuidv7(),
        user_id: user.id,
        friendly_name: name,
        factor_type: 'recovery_code',
        status: 'verified',
      })
      const traits = { factor_id: factor.id }
      await writeAudit(tx, 'recovery_codes_generated', user, { ip: deviceOf(request).ip, traits })
      await queueNotice(tx, auth, user, 'recovery_codes_changed')
      return issueCodes(tx, auth, factor)
    })
    return { status: 200, body }
  },
}

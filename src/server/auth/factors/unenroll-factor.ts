import { z } from 'zod'
import { queueNotice } from '#server/auth/mailing/send-notice-job.ts'
import { writeAudit } from '#server/auth/audit-store.ts'
import { lockUser } from '#server/auth/users/user-store.ts'
import { type AuthCall, deviceOf } from '#server/auth/wire/answer-call.ts'
import { readBearerOnTheWay } from '#server/auth/wire/read-bearer.ts'
import { readPathId } from '#server/auth/wire/read-path-id.ts'
import { AuthRefusal } from '#server/auth/wire/refusal-policy.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { isVerified, leavesOnlyRecoveryCodes, requireNoGuest } from './factor-policy.ts'
import { readFactors } from './factor-store.ts'
import { removeFactor } from './remove-factor.ts'

/** Takes one's own factor away. One that counts can only be taken away by a session that has shown a factor. */
export const unenrollFactor: AuthCall = {
  name: 'auth.unenroll-factor',
  method: 'DELETE',
  path: '/factors/{id}',
  access: 'signed-in',
  summary: 'Unenroll a second factor',
  answers: { 200: z.strictObject({ id: z.uuid() }) },
  async run(auth, request) {
    const { user, session } = await readBearerOnTheWay(auth, request)
    requireNoGuest(user)
    const id = readPathId(request.params, 'id', 'factor_id')
    const { ip } = deviceOf(request)
    await inTransaction(auth.platform.db, async (tx) => {
      await lockUser(tx, user.id)
      const factors = await readFactors(tx, user.id)
      const factor = factors.find((one) => one.id === id)
      if (!factor) throw new AuthRefusal('mfa_factor_not_found')
      if (factor.factor_type === 'recovery_code') {
        const message = 'Recovery codes are removed with DELETE /factors/recovery-codes'
        throw new AuthRefusal('validation_failed', { status: 422, message })
      }
      if (isVerified(factor) && session.aal === 'aal1')
        throw new AuthRefusal('insufficient_aal', { status: 422 })
      if (leavesOnlyRecoveryCodes(factors, factor)) throw new AuthRefusal('mfa_recovery_codes_sole_factor')
      await removeFactor(tx, factor)
      const traits = { factor_id: id, factor_status: factor.status, session_id: session.id }
      await writeAudit(tx, 'factor_unenrolled', user, { ip, traits })
      if (isVerified(factor)) await queueNotice(tx, auth, user, 'factor_removed')
    })
    return { status: 200, body: { id } }
  },
}

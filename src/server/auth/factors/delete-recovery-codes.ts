import { z } from 'zod'
import { queueNotice } from '#server/auth/mailing/send-notice-job.ts'
import { writeAudit } from '#server/auth/audit-store.ts'
import { lockUser } from '#server/auth/users/user-store.ts'
import { type AuthCall, deviceOf } from '#server/auth/wire/answer-call.ts'
import { readBearerOnTheWay } from '#server/auth/wire/read-bearer.ts'
import { AuthRefusal } from '#server/auth/wire/refusal-policy.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { requireNoGuest } from './factor-policy.ts'
import { readRecoveryFactor } from './factor-store.ts'
import { removeFactor } from './remove-factor.ts'

export const deleteRecoveryCodes: AuthCall = {
  name: 'auth.delete-recovery-codes',
  method: 'DELETE',
  path: '/factors/recovery-codes',
  access: 'signed-in',
  summary: 'Delete your recovery codes',
  answers: { 200: z.strictObject({ id: z.uuid() }) },
  async run(auth, request) {
    const { user, session } = await readBearerOnTheWay(auth, request)
    requireNoGuest(user)
    const id = await inTransaction(auth.platform.db, async (tx) => {
      await lockUser(tx, user.id)
      const factor = await readRecoveryFactor(tx, user.id)
      if (!factor) throw new AuthRefusal('mfa_factor_not_found')
      if (session.aal === 'aal1') throw new AuthRefusal('insufficient_aal')
      await removeFactor(tx, factor)
      const traits = { factor_id: factor.id }
      await writeAudit(tx, 'recovery_codes_deleted', user, { ip: deviceOf(request).ip, traits })
      await queueNotice(tx, auth, user, 'recovery_codes_changed')
      return factor.id
    })
    return { status: 200, body: { id } }
  },
}

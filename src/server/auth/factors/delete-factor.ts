import { queueNotice } from '#server/auth/mailing/send-notice-job.ts'
import { writeAudit } from '#server/auth/audit-store.ts'
import { lockUser } from '#server/auth/users/user-store.ts'
import { type AuthCall, deviceOf } from '#server/auth/wire/answer-call.ts'
import { readNamedUser, requireAdmin } from '#server/auth/wire/read-admin.ts'
import { readPathId } from '#server/auth/wire/read-path-id.ts'
import { AuthRefusal } from '#server/auth/wire/refusal-policy.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { leavesOnlyRecoveryCodes } from './factor-policy.ts'
import { readFactors } from './factor-store.ts'
import { AuthFactor, factorView } from './factor-view.ts'
import { removeFactor } from './remove-factor.ts'

/** Takes a factor of a person away, for example of somebody who lost it; recovery codes that were beside it too. */
export const deleteFactorOf: AuthCall = {
  name: 'auth.delete-factor',
  method: 'DELETE',
  path: '/admin/users/{id}/factors/{factorId}',
  access: 'service key',
  summary: "Delete a user's second factor",
  answers: { 200: AuthFactor },
  async run(auth, request) {
    await requireAdmin(auth, request)
    const user = await readNamedUser(auth, request.params)
    const id = readPathId(request.params, 'factorId', 'factor_id')
    const factor = await inTransaction(auth.platform.db, async (tx) => {
      await lockUser(tx, user.id)
      const factors = await readFactors(tx, user.id)
      const found = factors.find((one) => one.id === id)
      if (!found) throw new AuthRefusal('mfa_factor_not_found')
      const codes = factors.find(({ factor_type: type }) => type === 'recovery_code')
      if (codes && codes !== found && leavesOnlyRecoveryCodes(factors, found)) await removeFactor(tx, codes)
      await removeFactor(tx, found)
      const traits = { factor_id: id, factor_type: found.factor_type }
      await writeAudit(tx, 'factor_deleted', user, { ip: deviceOf(request).ip, traits })
      await queueNotice(tx, auth, user, 'factor_removed')
      return found
    })
    return { status: 200, body: factorView(factor) }
  },
}

import { z } from 'zod'
import { writeAudit } from '#server/auth/audit-store.ts'
import { lockUser } from '#server/auth/users/user-store.ts'
import { type AuthCall, deviceOf } from '#server/auth/wire/answer-call.ts'
import { readNamedUser, requireAdmin } from '#server/auth/wire/read-admin.ts'
import { Optional, readBody, readPhone } from '#server/auth/wire/read-body.ts'
import { readPathId } from '#server/auth/wire/read-path-id.ts'
import { AuthRefusal, invalid } from '#server/auth/wire/refusal-policy.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { readFactorName } from './factor-policy.ts'
import { changeFactor, readFactors } from './factor-store.ts'
import { AuthFactor, factorView } from './factor-view.ts'

const Body = z.object({ friendly_name: Optional.text, phone: Optional.text })

/** Renames a factor of a person, or gives one by telephone another number. */
export const updateFactor: AuthCall = {
  name: 'auth.update-factor',
  method: 'PUT',
  path: '/admin/users/{id}/factors/{factorId}',
  access: 'service key',
  summary: "Update a user's second factor",
  takes: Body,
  answers: { 200: AuthFactor },
  async run(auth, request) {
    await requireAdmin(auth, request)
    const user = await readNamedUser(auth, request.params)
    const id = readPathId(request.params, 'factorId', 'factor_id')
    const wanted = readBody(Body, request.body)
    const name = readFactorName(wanted.friendly_name)
    const phone = wanted.phone === '' ? null : readPhone(wanted.phone)
    const factor = await inTransaction(auth.platform.db, async (tx) => {
      await lockUser(tx, user.id)
      const factors = await readFactors(tx, user.id)
      const before = factors.find((one) => one.id === id)
      if (!before) throw new AuthRefusal('mfa_factor_not_found')
      const others = factors.filter((one) => one !== before)
      if (phone !== null && before.factor_type !== 'phone') throw invalid('Only a phone factor has a number')
      if (name !== '' && others.some(({ friendly_name: taken }) => taken === name)) {
        throw new AuthRefusal('mfa_factor_name_conflict')
      }
      if (phone !== null && others.some((one) => one.phone === phone)) {
        throw new AuthRefusal('mfa_verified_factor_exists')
      }
      const changes = { ...(name !== '' && { friendly_name: name }), ...(phone !== null && { phone }) }
      const traits = { factor_id: id, factor_type: before.factor_type }
      await writeAudit(tx, 'factor_updated', user, { ip: deviceOf(request).ip, traits })
      return changeFactor(tx, id, changes)
    })
    return { status: 200, body: factorView(factor) }
  },
}

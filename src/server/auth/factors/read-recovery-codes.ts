import { z } from 'zod'
import type { AuthCall } from '#server/auth/wire/answer-call.ts'
import { readBearerOnTheWay } from '#server/auth/wire/read-bearer.ts'
import { AuthRefusal } from '#server/auth/wire/refusal-policy.ts'
import { requireNoGuest } from './factor-policy.ts'
import { readRecoveryFactor } from './factor-store.ts'
import { countCodes } from './recovery-code-store.ts'

export const readRecoveryCodes: AuthCall = {
  name: 'auth.read-recovery-codes',
  method: 'GET',
  path: '/factors/recovery-codes',
  access: 'signed-in',
  summary: 'Read how many recovery codes are left',
  answers: {
    200: z.strictObject({
      id: z.uuid(),
      type: z.literal('recovery_code'),
      total: z.int(),
      remaining: z.int(),
    }),
  },
  async run(auth, request) {
    const { user } = await readBearerOnTheWay(auth, request)
    requireNoGuest(user)
    const { db } = auth.platform
    const factor = await readRecoveryFactor(db, user.id)
    if (!factor) throw new AuthRefusal('mfa_factor_not_found')
    const count = await countCodes(db, factor.id)
    return { status: 200, body: { id: factor.id, type: factor.factor_type, ...count } }
  },
}

import { CALL_BUDGETS, GUESS_BUDGETS } from '#server/auth/budget-policy.ts'
import { z } from 'zod'
import type { Auth } from '#server/auth/open-auth.ts'
import { AuthSession, sessionView } from '#server/auth/sessions/session-view.ts'
import { lockUser } from '#server/auth/users/user-store.ts'
import { type AuthCall, deviceOf } from '#server/auth/wire/answer-call.ts'
import { readBearerOnTheWay } from '#server/auth/wire/read-bearer.ts'
import { Optional, readBody } from '#server/auth/wire/read-body.ts'
import { AuthRefusal, invalid } from '#server/auth/wire/refusal-policy.ts'
import { spentLimit } from '#server/auth/wire/refusal-view.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { requireNoGuest, SWITCHED_OFF } from './factor-policy.ts'
import { readRecoveryFactor } from './factor-store.ts'
import { recoveryCodeHash } from './issue-recovery-codes.ts'
import { promoteSession } from './promote-session.ts'
import { spendCode } from './recovery-code-store.ts'
import { isSwitchedOn } from './switch-policy.ts'

const Body = z.object({ code: Optional.text })
const LONGEST = 100

/** A recovery code instead of the second factor. Each works once; after too many wrong ones none does for a while. */
export const useRecoveryCode: AuthCall = {
  name: 'auth.use-recovery-code',
  limit: CALL_BUDGETS.useRecoveryCode,
  method: 'POST',
  path: '/factors/recovery-codes/verify',
  access: 'signed-in',
  summary: 'Use a recovery code as second factor',
  takes: Body,
  answers: { 200: AuthSession },
  async run(auth, request) {
    const { user, session } = await readBearerOnTheWay(auth, request)
    requireNoGuest(user)
    const { config, db, limits } = auth.platform
    if (!isSwitchedOn(config, 'recovery_code')) throw new AuthRefusal(SWITCHED_OFF.recovery_code.verify)
    const { code } = readBody(Body, request.body)
    if (code.trim() === '') throw invalid('Code needs to be non-empty')
    if (code.length > LONGEST) throw new AuthRefusal('mfa_verification_failed')
    // counted before it is known to fail, or many tries at once would all pass
    const tries = `${user.id} ${session.id}`
    await spendTry(auth, tries)
    const grant = await inTransaction(db, async (tx) => {
      await lockUser(tx, user.id)
      const factor = await readRecoveryFactor(tx, user.id)
      const good = factor && (await spendCode(tx, factor.id, recoveryCodeHash(auth, factor.id, code)))
      if (!good) throw new AuthRefusal('mfa_verification_failed')
      return promoteSession(tx, auth, { session, factor, ip: deviceOf(request).ip })
    })
    await limits.forgive(GUESS_BUDGETS.recoveryCode, tries)
    return { status: 200, body: await sessionView(auth, grant) }
  },
}

/** Per session, so that whoever knows the password alone does not use up the owner's tries. */
async function spendTry(auth: Auth, tries: string): Promise<void> {
  try {
    await auth.platform.limits.spend(GUESS_BUDGETS.recoveryCode, tries)
  } catch (error) {
    const spent = spentLimit(error)
    throw spent ? new AuthRefusal('mfa_recovery_codes_locked', spent) : error
  }
}

import { CALL_BUDGETS } from '#server/auth/budget-policy.ts'
import { writeAudit } from '#server/auth/audit-store.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import { openSession } from '#server/auth/sessions/open-session.ts'
import { type SessionAnswer, sessionView } from '#server/auth/sessions/session-view.ts'
import { deviceOf } from '#server/auth/wire/answer-call.ts'
import { readUserMetadata } from '#server/auth/wire/read-body.ts'
import { AuthRefusal } from '#server/auth/wire/refusal-policy.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { addressKey } from '#server/platform/limits/rate-limit.ts'
import type { WireRequest } from '#server/platform/wire.ts'
import { insertUser } from './user-store.ts'

/**
 * An account without any address. It becomes a lasting one, under the same id, when an address is confirmed.
 * @throws AuthRefusal anonymous_provider_disabled, validation_failed
 */
export async function signUpAsGuest(
  auth: Auth,
  request: WireRequest,
  data: Record<string, unknown>,
): Promise<SessionAnswer> {
  const { config, db, limits } = auth.platform
  if (!config.auth.anonymous) throw new AuthRefusal('anonymous_provider_disabled')
  const userMetadata = readUserMetadata(data)
  await limits.spend(CALL_BUDGETS.guest, addressKey(request.ip))
  const device = deviceOf(request)
  const grant = await inTransaction(db, async (tx) => {
    const guest = { id: uuidv7(), email: null, passwordHash: null, isAnonymous: true }
    const added = await insertUser(tx, { ...guest, appMetadata: {}, userMetadata })
    if (!added) throw new AuthRefusal('unexpected_failure')
    const traits = { provider: 'anonymous' }
    await writeAudit(tx, 'user_signedup', added, { ip: device.ip, traits })
    return openSession(tx, auth, added.id, {
      method: 'anonymous',
      provider: 'anonymous',
      device,
      bannedStatus: 403,
    })
  })
  return sessionView(auth, grant)
}

import { z } from 'zod'
import { writeAudit } from '#server/auth/audit-store.ts'
import { unseal } from '#server/platform/secrets.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import { isBanned } from '#server/auth/users/user-policy.ts'
import { deviceOf } from '#server/auth/wire/answer-call.ts'
import { Optional, readBody } from '#server/auth/wire/read-body.ts'
import { AuthRefusal, invalid } from '#server/auth/wire/refusal-policy.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { WireRequest } from '#server/platform/wire.ts'
import { closeSessions } from './close-sessions.ts'
import { decodeRefreshToken, type RefreshToken } from './encode-refresh-token.ts'
import { readGrant } from './grant-store.ts'
import type { Grant } from './open-session.ts'
import { refreshOutcome } from './refresh-token-policy.ts'
import { advanceSession, type Device } from './session-store.ts'
import { type SessionAnswer, sessionView } from './session-view.ts'

export const RefreshBody = z.object({ refresh_token: Optional.text })

/**
 * A new access token for a refresh token. Of tabs that ask at once one counts the session on, and all get the same
 * token; one that was used long ago ends the session, because somebody has a copy.
 */
export async function refreshSession(auth: Auth, request: WireRequest): Promise<SessionAnswer> {
  const { refresh_token: text } = readBody(RefreshBody, request.body)
  return sessionView(auth, await refreshGrant(auth, text, { programId: null, device: deviceOf(request) }))
}

/** Refreshes a session of an authorized client; of its own sessions only. */
export function refreshForProgram(
  auth: Auth,
  text: string,
  programId: string,
  device: Device,
): Promise<Grant> {
  return refreshGrant(auth, text, { programId, device })
}

interface Refresher {
  /** The program that the session was given to; null for a session of the person's own. */
  programId: string | null
  device: Device
}

async function refreshGrant(auth: Auth, text: string, { programId, device }: Refresher): Promise<Grant> {
  const token = decodeRefreshToken(text)
  if (!token) throw invalid('Refresh token is not valid')
  const { config, db, hot, clock } = auth.platform
  // whoever was overtaken finds the new token in the second round
  for (;;) {
    const now = clock.now()
    const grant = await readGrant(hot, token.sessionId)
    requireOwnToken(auth, token, grant, programId)
    const { session, user } = grant
    if (isBanned(user, now)) throw new AuthRefusal('user_banned', { status: 400 })
    if (session.not_after !== null && session.not_after <= now) throw new AuthRefusal('session_expired')
    const outcome = refreshOutcome({
      counter: session.refresh_token_counter,
      minCounter: session.refresh_min_counter,
      shown: token.counter,
      refreshedAt: session.refreshed_at,
      reuseMs: config.auth.reuseMs,
      now,
    })
    if (outcome === 'unknown') throw new AuthRefusal('refresh_token_not_found')
    if (outcome === 'reissue') return grant
    if (outcome === 'reuse') throw await endStolen(auth, grant, device)
    const counter = await advanceSession(db, session, device)
    if (counter !== null) return { ...grant, session: { ...session, refresh_token_counter: counter } }
  }
}

/** @throws AuthRefusal refresh_token_not_found for a token that is not of this session, or not of this program */
function requireOwnToken(
  auth: Auth,
  token: RefreshToken,
  grant: Grant | null,
  programId: string | null,
): asserts grant is Grant {
  const known =
    grant?.session.oauth_client_id === programId &&
    token.isSignedWith(unseal(auth.secrets.refreshTokens, grant.session.refresh_token_hmac_key))
  if (!known) throw new AuthRefusal('refresh_token_not_found')
}

/** @returns the answer for whoever showed the old token */
async function endStolen(auth: Auth, { session, user }: Grant, { ip }: Device): Promise<AuthRefusal> {
  await inTransaction(auth.platform.db, async (tx) => {
    await writeAudit(tx, 'token_revoked', user, { ip, traits: { session_id: session.id } })
    await closeSessions(tx, auth, user.id, { only: session.id })
  })
  return new AuthRefusal('refresh_token_already_used')
}

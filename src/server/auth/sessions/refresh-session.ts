import { z } from 'zod'
import { writeAudit } from '#server/auth/audit-store.ts'
import { readFactors } from '#server/auth/factors/factor-store.ts'
import { unseal } from '#server/auth/keys/use-secret.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import { isBanned } from '#server/auth/users/user-policy.ts'
import { readIdentities, readUser, type UserRow } from '#server/auth/users/user-store.ts'
import { deviceOf } from '#server/auth/wire/answer-call.ts'
import { Optional, readBody } from '#server/auth/wire/read-body.ts'
import { AuthRefusal, invalid } from '#server/auth/wire/refusal-policy.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import type { WireRequest } from '#server/platform/wire.ts'
import { afterClosing, closeSessions } from './close-sessions.ts'
import { decodeRefreshToken, type RefreshToken } from './encode-refresh-token.ts'
import type { Grant } from './open-session.ts'
import { refreshOutcome } from './refresh-token-policy.ts'
import { advanceSession, type Device, lockSession, readAmr, type SessionRow } from './session-store.ts'
import { type SessionAnswer, sessionView } from './session-view.ts'

const Body = z.object({ refresh_token: Optional.text })

/**
 * A new access token for a refresh token. The row of the session is locked, so that tabs that ask at once get
 * the same token; one that was used long ago ends the session, because somebody has a copy.
 */
export async function refreshSession(auth: Auth, request: WireRequest): Promise<SessionAnswer> {
  const { refresh_token: text } = readBody(Body, request.body)
  return sessionView(auth, await refreshGrant(auth, text, { programId: null, device: deviceOf(request) }))
}

/** The same for a program that was let in, and its own sessions only. */
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

async function refreshGrant(auth: Auth, text: string, from: Refresher): Promise<Grant> {
  const token = decodeRefreshToken(text)
  if (!token) throw invalid('Refresh Token is not valid')
  const result = await inTransaction(auth.platform.db, (tx) => refresh(tx, auth, token, from))
  if ('grant' in result) return result.grant
  afterClosing(auth, result.closed)
  throw new AuthRefusal('refresh_token_already_used')
}

async function refresh(
  tx: Tx,
  auth: Auth,
  token: RefreshToken,
  { programId, device }: Refresher,
): Promise<{ grant: Grant } | { closed: string[] }> {
  const now = auth.platform.clock.now()
  const session = await lockSession(tx, token.sessionId)
  if (!session || !token.isSignedWith(unseal(auth.secrets.refreshTokens, session.refresh_token_hmac_key))) {
    throw new AuthRefusal('refresh_token_not_found')
  }
  if (session.oauth_client_id !== programId) throw new AuthRefusal('refresh_token_not_found')
  const user = await readUser(tx, session.user_id)
  if (!user) throw new AuthRefusal('refresh_token_not_found')
  if (isBanned(user, now)) throw new AuthRefusal('user_banned', { status: 400 })
  if (session.not_after !== null && session.not_after <= now) throw new AuthRefusal('session_expired')
  const outcome = refreshOutcome({
    counter: session.refresh_token_counter,
    minCounter: session.refresh_min_counter,
    shown: token.counter,
    refreshedAt: session.refreshed_at,
    now,
  })
  if (outcome === 'unknown') throw new AuthRefusal('refresh_token_not_found')
  if (outcome === 'rotate')
    return { grant: await grantOf(tx, await advanceSession(tx, session.id, device), user) }
  if (outcome === 'reissue') return { grant: await grantOf(tx, session, user) }
  await writeAudit(tx, 'token_revoked', user, { ip: device.ip, traits: { session_id: session.id } })
  return { closed: await closeSessions(tx, auth, user.id, { only: session.id }) }
}

async function grantOf(tx: Tx, session: SessionRow, user: UserRow): Promise<Grant> {
  return {
    session,
    user,
    amr: await readAmr(tx, session.id),
    identities: await readIdentities(tx, user.id),
    factors: await readFactors(tx, user.id),
  }
}

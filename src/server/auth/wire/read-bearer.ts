import { AUTH_RULES } from '#server/auth/auth-policy.ts'
import { requireAssurance } from '#server/auth/factors/check-assurance.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import { readSessionOf, type SessionRow } from '#server/auth/sessions/session-store.ts'
import { isBanned } from '#server/auth/users/user-policy.ts'
import { readUser, type UserRow } from '#server/auth/users/user-store.ts'
import { headerOf, type WireHead } from './answer-call.ts'
import { AuthRefusal, invalid } from './refusal-policy.ts'

interface Bearer {
  user: UserRow
  session: SessionRow
  sessionId: string
}

/**
 * Who asks, read from the database, so that a sign-out or a ban counts at once. Whoever has a second factor has shown
 * it: a session that the password alone opened is good for the way there (readBearerOnTheWay) and for nothing else.
 * @throws AuthRefusal as readBearerOnTheWay, insufficient_aal
 */
export async function readBearer(auth: Auth, request: WireHead): Promise<Bearer> {
  const bearer = await readBearerOnTheWay(auth, request)
  await requireAssurance(auth.platform.db, bearer.session, 403)
  return bearer
}

/**
 * The same before a second factor is shown: for the calls that show it, that end the session, and those that refuse in
 * words of their own.
 * @throws AuthRefusal no_authorization, bad_jwt, user_not_found, session_not_found, user_banned; validation_failed
 *   for a token that is meant for somebody else
 */
export async function readBearerOnTheWay(auth: Auth, request: WireHead): Promise<Bearer> {
  const bearer = await readAnyBearer(auth, request)
  if (bearer.session.oauth_client_id !== null) {
    throw new AuthRefusal('bad_jwt', { message: 'invalid JWT: a program may not act for a person' })
  }
  return bearer
}

/** The bearer of a token, also an authorized client, which may learn what was granted and no more. */
export async function readAnyBearer(auth: Auth, request: WireHead): Promise<Bearer> {
  const token = /^Bearer +([^\s]+)$/i.exec(headerOf(request, 'authorization') ?? '')?.[1]
  if (token === undefined) throw new AuthRefusal('no_authorization')
  const { db, clock } = auth.platform
  const claims = await auth.verifier.verify(token, clock.now())
  if (!claims?.sub || !claims.session_id) throw new AuthRefusal('bad_jwt')
  if (claims.aud !== (headerOf(request, 'x-jwt-aud') ?? AUTH_RULES.audience)) {
    throw invalid("Token audience doesn't match request audience")
  }
  const user = await readUser(db, claims.sub)
  if (!user) throw new AuthRefusal('user_not_found')
  const session = await readSessionOf(db, claims.session_id, user.id)
  if (!session) throw new AuthRefusal('session_not_found')
  if (isBanned(user, clock.now())) throw new AuthRefusal('user_banned')
  return { user, session, sessionId: session.id }
}

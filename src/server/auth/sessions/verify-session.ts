import { AUTH_RULES } from '#server/auth/auth-policy.ts'
import { openAuth } from '#server/auth/open-auth.ts'
import { type Authenticate, NOBODY } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'

/**
 * Who a bearer token belongs to: signed by us, not over, and its session still stands. Else null; nobody for a
 * guest, and for a password alone where a second step is asked for.
 */
export function authenticate(platform: Platform): Authenticate {
  const auth = openAuth(platform)
  return async (token) => {
    const claims = await auth.verifier.verify(token, platform.clock.now())
    if (!claims?.sub || !claims.session_id || claims.aud !== AUTH_RULES.audience) return null
    const standing = await auth.standings.of(claims.session_id)
    if (standing?.userId !== claims.sub) return null
    if (standing.isVisitor) return NOBODY
    return { userId: standing.userId, role: standing.role, sessionId: claims.session_id }
  }
}

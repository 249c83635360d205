import { AUTH_RULES } from '#server/auth/auth-policy.ts'
import { openAuth } from '#server/auth/open-auth.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { highestRole } from '#server/auth/roles/role-policy.ts'
import { type Authenticate, type AuthenticateAll, type Member, NOBODY } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findStandingMembers } from './session-store.ts'

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
    const { userId, role, suspension } = standing
    return { userId, role, sessionId: claims.session_id, ...(suspension && { suspension }) }
  }
}

/** Authenticates all open connections of a server in one query: thousands are looked at every few seconds. */
export function authenticateAll(platform: Platform): AuthenticateAll {
  const auth = openAuth(platform)
  return async (tokens) => {
    const now = platform.clock.now()
    const claims = await Promise.all(tokens.map((token) => auth.verifier.verify(token, now)))
    const sessionIds = claims.flatMap((claim) => claim?.session_id ?? [])
    const rows = await findStandingMembers(platform.db, [...new Set(sessionIds)])
    const standing = new Map(rows.map((row) => [row.id, row]))
    const members = new Map<string, Member>()
    tokens.forEach((token, index) => {
      const claim = claims[index]
      const row = standing.get(claim?.session_id ?? '')
      if (!row || row.user_id !== claim?.sub || claim.aud !== AUTH_RULES.audience) return
      members.set(token, {
        userId: UserId.parse(row.user_id),
        role: highestRole(row.roles),
        sessionId: row.id,
        ...(row.is_suspended && { suspension: { endsAt: row.ends_at?.toISOString() ?? null } }),
      })
    })
    return members
  }
}

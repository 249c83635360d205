import { AUTH_RULES } from '#server/auth/auth-policy.ts'
import { signToken } from '#server/auth/keys/sign-token.ts'
import { unseal } from '#server/auth/keys/use-secret.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import { userView } from '#server/auth/users/user-view.ts'
import { encodeRefreshToken } from './encode-refresh-token.ts'
import type { Grant } from './open-session.ts'

/** A session as the wire writes one. `expires_at` counts seconds since 1970. */
export interface SessionAnswer {
  access_token: string
  token_type: 'bearer'
  expires_in: number
  expires_at: number
  refresh_token: string
  user: Record<string, unknown>
}

/** Signs the tokens of a session; to be called when its transaction is over, since that takes a while. */
export async function sessionView(auth: Auth, grant: Grant): Promise<SessionAnswer> {
  const now = auth.platform.clock.now()
  const { session } = grant
  const key = unseal(auth.secrets.refreshTokens, session.refresh_token_hmac_key)
  return {
    access_token: await signToken(
      { keys: auth.keys, issuer: auth.issuer, now },
      claimsOf(grant),
      AUTH_RULES.accessTokenSeconds,
    ),
    token_type: 'bearer',
    expires_in: AUTH_RULES.accessTokenSeconds,
    expires_at: Math.floor(now.getTime() / 1000) + AUTH_RULES.accessTokenSeconds,
    refresh_token: encodeRefreshToken(session.id, session.refresh_token_counter, key),
    user: userView(grant.user, grant.identities, grant.factors),
  }
}

function claimsOf({ user, session, amr }: Grant): Record<string, unknown> {
  return {
    sub: user.id,
    aud: user.aud,
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    role: user.role,
    aal: session.aal,
    amr: amr.map(({ method, at }) => ({ method, timestamp: Math.floor(at.getTime() / 1000) })),
    session_id: session.id,
    is_anonymous: user.is_anonymous,
  }
}

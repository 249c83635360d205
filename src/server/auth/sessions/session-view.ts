import { z } from 'zod'
import { AUTH_RULES } from '#server/auth/auth-policy.ts'
import { signToken } from '#server/auth/keys/sign-token.ts'
import { unseal } from '#server/platform/secrets.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import { mergeMetadata } from '#server/auth/users/user-policy.ts'
import type { UserRow } from '#server/auth/users/user-store.ts'
import { AuthUser, userView } from '#server/auth/users/user-view.ts'
import { encodeRefreshToken } from './encode-refresh-token.ts'
import type { Grant } from './open-session.ts'
import type { AmrEntry, SessionRow } from './session-store.ts'

/** A session on the wire. */
export const AuthSession = z
  .strictObject({
    access_token: z.string(),
    token_type: z.literal('bearer'),
    expires_in: z.int().meta({ description: 'Seconds' }),
    expires_at: z.int().meta({ description: 'Seconds since 1970' }),
    refresh_token: z.string(),
    user: AuthUser,
    weak_password: z
      .strictObject({ message: z.string(), reasons: z.array(z.string()) })
      .optional()
      .meta({ description: 'The password was right and would be refused as a new one' }),
    provider_token: z.string().optional(),
    provider_refresh_token: z.string().optional(),
  })
  .meta({ id: 'AuthSession' })

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
  const seconds = tokenSeconds(session, now)
  return {
    access_token: await signToken({ keys: auth.keys, issuer: auth.issuer, now }, claimsOf(grant), seconds),
    token_type: 'bearer',
    expires_in: seconds,
    expires_at: Math.floor(now.getTime() / 1000) + seconds,
    refresh_token: encodeRefreshToken(session.id, session.refresh_token_counter, key),
    user: userView(grant.user, grant.identities, grant.factors),
  }
}

/** No token outlives its session; clients take one that is over at once for none. */
function tokenSeconds({ not_after: end }: SessionRow, now: Date): number {
  if (end === null) return AUTH_RULES.accessTokenSeconds
  const left = Math.floor((end.getTime() - now.getTime()) / 1000)
  return Math.max(1, Math.min(AUTH_RULES.accessTokenSeconds, left))
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
    amr: amr.map((entry) => amrClaim(user, entry)),
    session_id: session.id,
    is_anonymous: user.is_anonymous,
  }
}

/** Of a company's own sign-in it says as well which company's. */
function amrClaim(user: UserRow, { method, at }: AmrEntry): Record<string, unknown> {
  const claim = { method, timestamp: Math.floor(at.getTime() / 1000) }
  const provider = method === 'sso/saml' ? mergeMetadata(user.raw_app_meta_data, {})['provider'] : undefined
  return typeof provider === 'string' ? { ...claim, provider: provider.replace(/^sso:/, '') } : claim
}

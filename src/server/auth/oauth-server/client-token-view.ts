import { z } from 'zod'
import { AUTH_RULES } from '#server/auth/auth-policy.ts'
import { signToken } from '#server/auth/keys/sign-token.ts'
import { unseal } from '#server/platform/secrets.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import { encodeRefreshToken } from '#server/auth/sessions/encode-refresh-token.ts'
import type { AmrEntry, SessionRow } from '#server/auth/sessions/session-store.ts'
import type { UserRow } from '#server/auth/users/user-store.ts'
import type { ClientRow } from './client-store.ts'

export interface ProgramGrant {
  session: SessionRow
  user: UserRow
  amr: AmrEntry[]
  /** What the program sent along with its request, for the id token. */
  nonce: string | null
}

/** RFC 6749, 5.1, and OpenID Connect Core, 3.1.3.3. */
export const ProgramToken = z.strictObject({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  expires_in: z.int().meta({ description: 'Seconds' }),
  refresh_token: z.string().optional(),
  scope: z.string(),
  id_token: z.string().optional(),
})

/** OpenID Connect Core, 5.1: as much as the scopes allow. */
export const PersonClaims = z.strictObject({
  sub: z.uuid(),
  name: z.string().optional(),
  picture: z.string().optional(),
  updated_at: z.int().optional(),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  phone_number: z.string().optional(),
  phone_number_verified: z.boolean().optional(),
})

/**
 * The tokens of a program. They say who the person is and what was granted, not what else is known of the person.
 * To be called when the transaction is over.
 */
export async function programTokenView(
  auth: Auth,
  client: ClientRow,
  grant: ProgramGrant,
): Promise<Record<string, unknown>> {
  const now = auth.platform.clock.now()
  const { session, user, amr } = grant
  const scope = session.scopes ?? ''
  const signer = { keys: auth.keys, issuer: auth.issuer, now }
  const claims = {
    sub: user.id,
    aud: user.aud,
    role: user.role,
    aal: session.aal,
    amr: amr.map(({ method, at }) => ({ method, timestamp: Math.floor(at.getTime() / 1000) })),
    session_id: session.id,
    is_anonymous: user.is_anonymous,
    client_id: client.id,
    scope,
  }
  const key = unseal(auth.secrets.refreshTokens, session.refresh_token_hmac_key)
  const seconds = AUTH_RULES.accessTokenSeconds
  return {
    access_token: await signToken(signer, claims, seconds),
    token_type: 'bearer',
    expires_in: seconds,
    ...(client.grant_types.includes('refresh_token') && {
      refresh_token: encodeRefreshToken(session.id, session.refresh_token_counter, key),
    }),
    scope,
    ...(scope.split(' ').includes('openid') && {
      id_token: await signToken(signer, idClaims(client, grant, scope), seconds),
    }),
  }
}

function idClaims(client: ClientRow, { user, session, nonce }: ProgramGrant, scope: string) {
  return {
    ...personClaims(user, scope),
    aud: client.id,
    azp: client.id,
    auth_time: Math.floor(session.created_at.getTime() / 1000),
    ...(nonce !== null && { nonce }),
  }
}

/** What each scope says of a person (OpenID Connect Core, 5.4). */
export function personClaims(user: UserRow, scope: string): Record<string, unknown> {
  const scopes = scope.split(' ')
  const metadata = typeof user.raw_user_meta_data === 'object' ? { ...user.raw_user_meta_data } : {}
  const text = (name: string) => {
    const value = (metadata as Record<string, unknown>)[name]
    return typeof value === 'string' ? value : undefined
  }
  const name = text('full_name') ?? text('name')
  const picture = text('avatar_url') ?? text('picture')
  return {
    sub: user.id,
    ...(scopes.includes('profile') && {
      ...(name !== undefined && { name }),
      ...(picture !== undefined && { picture }),
      updated_at: Math.floor(user.updated_at.getTime() / 1000),
    }),
    ...(scopes.includes('email') &&
      user.email !== null && { email: user.email, email_verified: user.email_confirmed_at !== null }),
    ...(scopes.includes('phone') &&
      user.phone !== null && {
        phone_number: `+${user.phone}`,
        phone_number_verified: user.phone_confirmed_at !== null,
      }),
  }
}

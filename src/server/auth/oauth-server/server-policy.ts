import type { Config } from '#server/platform/config.ts'
import { AuthRefusal } from '#server/auth/wire/refusal-policy.ts'

/** What a program may learn of a person; it never acts for them. */
export const SCOPES = ['openid', 'profile', 'email', 'phone'] as const
export const DEFAULT_SCOPE = 'email'
export const GRANT_TYPES = ['authorization_code', 'refresh_token'] as const
export const CLIENT_AUTHENTICATIONS = ['client_secret_basic', 'client_secret_post', 'none'] as const

/** From the request of a program until the person has decided, and from there until the code was exchanged. */
export const AUTHORIZATION_MS = 180_000

/** @throws AuthRefusal feature_disabled */
export function requireOAuthServer({ auth }: Config): void {
  if (!auth.oauthServer) {
    throw new AuthRefusal('feature_disabled', { message: 'OAuth server is disabled' })
  }
}

/** Null when it names a scope that there is none of. Each once. */
export function readScope(text: string): string | null {
  const wanted = [...new Set(text.split(' ').filter((scope) => scope !== ''))]
  const known = wanted.every((scope) => SCOPES.some((one) => one === scope))
  if (!known) return null
  return wanted.length === 0 ? DEFAULT_SCOPE : wanted.join(' ')
}

/** Is everything that is wanted granted already? */
export function covers(granted: readonly string[], scope: string): boolean {
  return scope.split(' ').every((one) => granted.includes(one))
}

/** The address of a program with an answer, and by whom (RFC 9207). */
export function answerAddress(
  redirectUri: string,
  answer: Record<string, string>,
  from: { state: string | null; issuer: string },
): string {
  const url = new URL(redirectUri)
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value)
  if (from.state !== null) url.searchParams.set('state', from.state)
  url.searchParams.set('iss', from.issuer)
  return url.href
}

import { SignJWT } from 'jose'
import { AUTH_RULES } from '#server/auth/auth-policy.ts'
import type { SigningKeys } from './load-signing-keys.ts'

/** The two keys that are no person: the public one of every browser, and the one of the operator's own programs. */
export type ApiKeyRole = 'anon' | 'service_role'

interface Signer {
  keys: SigningKeys
  issuer: string
  now: Date
}

/** A JWT that ends after `seconds`. */
export async function signToken(
  { keys, issuer, now }: Signer,
  claims: Record<string, unknown>,
  seconds: number,
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000)
  return new SignJWT({ iss: issuer, ...claims, iat: issuedAt, exp: issuedAt + seconds })
    .setProtectedHeader({ alg: 'ES256', kid: keys.current.kid, typ: 'JWT' })
    .sign(keys.current.privateKey)
}

export function signApiKey(signer: Signer, role: ApiKeyRole): Promise<string> {
  return signToken(signer, { role }, AUTH_RULES.apiKeySeconds)
}

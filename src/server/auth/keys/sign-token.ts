import { SignJWT } from 'jose'
import { AUTH_RULES } from '#server/auth/auth-policy.ts'
import type { SigningKey, SigningKeys } from './load-signing-keys.ts'

/** The two keys that are no person: the public one of every browser, and the one of the operator's own programs. */
export type ApiKeyRole = 'anon' | 'service_role'

interface Signer {
  keys: SigningKeys
  issuer: string
  now: Date
}

/** A JWT that ends after `seconds`. */
export function signToken(signer: Signer, claims: Record<string, unknown>, seconds: number): Promise<string> {
  return sign(signer.keys.current, signer, claims, seconds)
}

/** By the key that outlives rotations: API keys are written down in the settings of programs. */
export function signApiKey(signer: Signer, role: ApiKeyRole): Promise<string> {
  return sign(signer.keys.api, signer, { role }, AUTH_RULES.apiKeySeconds)
}

async function sign(
  { kid, algorithm, privateKey }: SigningKey,
  { issuer, now }: Signer,
  claims: Record<string, unknown>,
  seconds: number,
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000)
  return new SignJWT({ iss: issuer, ...claims, iat: issuedAt, exp: issuedAt + seconds })
    .setProtectedHeader({ alg: algorithm, kid, typ: 'JWT' })
    .sign(privateKey)
}

import { type KeyObject, sign, type SignKeyObjectInput } from 'node:crypto'
import { promisify } from 'node:util'
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
  return signed(signer.keys.current, signer, claims, seconds)
}

/** By the key that outlives rotations: API keys are written down in the settings of programs. */
export function signApiKey(signer: Signer, role: ApiKeyRole): Promise<string> {
  return signed(signer.keys.api, signer, { role }, AUTH_RULES.apiKeySeconds)
}

async function signed(
  key: SigningKey,
  { issuer, now }: Signer,
  claims: Record<string, unknown>,
  seconds: number,
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000)
  const header = { alg: key.algorithm, kid: key.kid, typ: 'JWT' }
  const payload = { iss: issuer, ...claims, iat: issuedAt, exp: issuedAt + seconds }
  const text = `${encode(header)}.${encode(payload)}`
  return `${text}.${(await signatureOf(key, Buffer.from(text))).toString('base64url')}`
}

/** JWS compact serialization (RFC 7515): the two parts as JSON, then their signature. */
function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}

const signInThread = promisify<string, Buffer, KeyObject, Buffer>(sign)

/**
 * RFC 7518. A signature on a curve takes 50 µs, less than handing it to another thread does; RSA takes ten times as
 * long, and others must not wait for it.
 */
async function signatureOf({ algorithm, privateKey }: SigningKey, text: Buffer): Promise<Buffer> {
  if (algorithm === 'RS256') return signInThread('sha256', text, privateKey)
  const key: SignKeyObjectInput = { key: privateKey, dsaEncoding: 'ieee-p1363' }
  return sign('sha256', text, key)
}

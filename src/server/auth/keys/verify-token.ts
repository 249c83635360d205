import { errors, jwtVerify } from 'jose'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { SigningKeys } from './load-signing-keys.ts'

const Claims = z.object({
  role: z.string(),
  exp: z.number().int(),
  aud: z.string().optional(),
  sub: z.uuid().optional(),
  session_id: z.uuid().optional(),
})
export type TokenClaims = z.infer<typeof Claims>

export interface TokenVerifier {
  /** What a token says, or null: not signed by us, expired, or not a token at all. */
  verify(token: string, now: Date): Promise<TokenClaims | null>
}

/** Longer ones are not ours: a token with the largest allowed metadata has some 7 kB. */
const LONGEST_TOKEN = 16_384
const REMEMBERED_TOKENS = 10_000

/**
 * A signature costs 50 µs to check, so a token that was good once is remembered until it ends. Only our own keys
 * count, each with its own algorithm; keys that a token brings along or points to are never looked at. With a
 * shared secret, tokens signed by it (HS256) count too; none are made.
 */
export function tokenVerifier(keys: SigningKeys, sharedSecret: Uint8Array | null): TokenVerifier {
  const remembered = new LRUCache<string, TokenClaims>({ max: REMEMBERED_TOKENS })
  return {
    async verify(token, now) {
      const seconds = now.getTime() / 1000
      const known = remembered.get(token)
      if (known) return known.exp > seconds ? known : null
      if (token.length > LONGEST_TOKEN) return null
      const claims = await checkSignature(keys, sharedSecret, token, now)
      if (claims) remembered.set(token, claims)
      return claims
    },
  }
}

async function checkSignature(
  keys: SigningKeys,
  sharedSecret: Uint8Array | null,
  token: string,
  now: Date,
): Promise<TokenClaims | null> {
  try {
    const { payload } = await jwtVerify(
      token,
      ({ alg, kid }) => {
        if (alg === 'HS256' && sharedSecret !== null) return sharedSecret
        const key = keys.verifying.get(kid ?? '')
        if (key?.algorithm !== alg) throw new errors.JWKSNoMatchingKey()
        return key.publicKey
      },
      { algorithms: ['ES256', 'RS256', 'HS256'], currentDate: now },
    )
    const parsed = Claims.safeParse(payload)
    return parsed.success ? parsed.data : null
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}

import { AUTH_RULES } from '#server/auth/auth-policy.ts'
import type { SigningAlgorithm } from '#server/platform/environment.ts'
import { replaceKeyFile } from '#server/platform/key-file.ts'
import { type KeyFile, keyFileOf, newKey, type PrivateJwk, readKeyFile } from './read-key-file.ts'

/**
 * Standby becomes current, current becomes previous, and a new standby is made, which verifiers learn before it
 * signs. A previous key goes with the next rotation after the last access token by it has ended. The key of API keys
 * stays. With another algorithm than before, its first key signs at once.
 * @param imported signs instead of the standby, which goes on waiting
 * @returns the id of the key that signs from now on
 */
export function rotateSigningKeys(
  dataDir: string,
  algorithm: SigningAlgorithm,
  now: Date,
  imported?: PrivateJwk,
): string {
  const file = keyFileOf(dataDir)
  const { keys: currentKeys } = readKeyFile(file, algorithm)
  const oldest = now.getTime() - AUTH_RULES.accessTokenSeconds * 1000
  const standby = currentKeys.find(({ status, jwk }) => status === 'standby' && jwk.alg === algorithm)
  const next = imported ?? standby?.jwk ?? newKey(algorithm)
  const waiting = standby && standby.jwk !== next ? standby.jwk : newKey(algorithm)
  const api = apiKeyOf(currentKeys)
  const isApi = (kid: string) => api.some(({ jwk }) => jwk.kid === kid)
  const current = currentKeys.filter(({ status, jwk }) => status === 'current' && !isApi(jwk.kid))
  const keys: KeyFile['keys'] = [
    { status: 'current', jwk: next },
    { status: 'standby', jwk: waiting },
    ...current.map(({ jwk }) => ({ status: 'previous' as const, jwk, retiredAt: now.toISOString() })),
    ...currentKeys.filter(
      ({ status, retiredAt }) => status === 'previous' && Date.parse(retiredAt ?? '') > oldest,
    ),
    ...api,
  ]
  replaceKeyFile(file, { keys })
  return next.kid
}

/** In files from before there was one, the current key has signed them. */
function apiKeyOf(currentKeys: KeyFile['keys']): KeyFile['keys'] {
  const own = currentKeys.filter(({ status }) => status === 'api')
  if (own.length > 0) return own
  return currentKeys.filter(({ status }) => status === 'current').map(({ jwk }) => ({ status: 'api', jwk }))
}

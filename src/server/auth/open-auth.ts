import type { KeyObject } from 'node:crypto'
import type { Platform } from '#server/platform/platform.ts'
import { loadSigningKeys, type SigningKeys } from './keys/load-signing-keys.ts'
import { signApiKey } from './keys/sign-token.ts'
import { deriveKey } from '#server/platform/secrets.ts'
import { tokenVerifier, type TokenVerifier } from './keys/verify-token.ts'
import { newStandings, type Standings } from './sessions/read-standing.ts'

/** What the use cases of the auth service share beside the platform. */
export interface Auth {
  platform: Platform
  /** Public address of the service; tokens name it as their issuer. */
  issuer: string
  keys: SigningKeys
  verifier: TokenVerifier
  /** The public key of the application, the same for all. */
  anonKey: Promise<string>
  /** Whose session still stands, remembered for seconds. */
  standings: Standings
  /** One key per purpose. */
  secrets: Record<'codes' | 'refreshTokens' | 'accounts' | 'factors' | 'providers', KeyObject>
}

const opened = new WeakMap<Platform, Auth>()

/** The auth service over a platform: one per platform, so that a sign-out is known at once to those who verify. */
export function openAuth(platform: Platform): Auth {
  const known = opened.get(platform)
  if (known) return known
  const { config } = platform
  const keys = loadSigningKeys(config.dataDir, config.auth.signingAlgorithm)
  const issuer = `${config.publicUrl}/auth/v1`
  const auth: Auth = {
    platform,
    issuer,
    keys,
    verifier: tokenVerifier(keys, config.auth.sharedSecret),
    anonKey: signApiKey({ keys, issuer, now: platform.clock.now() }, 'anon'),
    standings: newStandings(platform),
    secrets: {
      codes: deriveKey(config.secretKey, 'one-time codes'),
      refreshTokens: deriveKey(config.secretKey, 'keys of refresh tokens'),
      accounts: deriveKey(config.secretKey, 'names of limits'),
      factors: deriveKey(config.secretKey, 'second factors'),
      providers: deriveKey(config.secretKey, 'sign-in with providers'),
    },
  }
  opened.set(platform, auth)
  return auth
}

import { renameSync, writeFileSync } from 'node:fs'
import { AUTH_RULES } from '#server/auth/auth-policy.ts'
import { type KeyFile, keyFileOf, loadSigningKeys, newKey, readKeyFile } from './load-signing-keys.ts'

/**
 * Standby becomes current, current becomes previous, and a new standby is made, which verifiers learn before it
 * signs. A previous key goes with the next rotation after the last access token by it has ended. Servers take
 * the new file at their next start. API keys by a key that is gone have to be made anew.
 * @returns the id of the key that signs from now on
 */
export function rotateSigningKeys(dataDir: string, now: Date): string {
  loadSigningKeys(dataDir)
  const file = keyFileOf(dataDir)
  const kept = readKeyFile(file)?.keys ?? []
  const oldest = now.getTime() - AUTH_RULES.accessTokenSeconds * 1000
  const next = kept.find(({ status }) => status === 'standby')?.jwk ?? newKey()
  const previous = kept
    .filter(({ status, retiredAt }) => status === 'previous' && Date.parse(retiredAt ?? '') > oldest)
    .concat(
      kept
        .filter(({ status }) => status === 'current')
        .map(({ jwk }) => ({ status: 'previous' as const, jwk, retiredAt: now.toISOString() })),
    )
  const keys: KeyFile['keys'] = [
    { status: 'standby', jwk: newKey() },
    { status: 'current', jwk: next },
    ...previous,
  ]
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${JSON.stringify({ keys }, null, 2)}\n`, { mode: 0o600 })
  renameSync(draft, file)
  return next.kid
}

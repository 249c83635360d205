import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { statSync } from 'node:fs'
import type { SigningAlgorithm } from '#server/platform/environment.ts'
import { type KeyFile, keyFileOf, type PrivateJwk, readKeyFile } from './read-key-file.ts'

export interface SigningKey {
  kid: string
  algorithm: SigningAlgorithm
  privateKey: KeyObject
}

export interface SigningKeys {
  /** Signs access tokens. */
  readonly current: SigningKey
  /** Signs API keys. */
  readonly api: SigningKey
  /** By key id: everything whose signature counts. */
  readonly verifying: ReadonlyMap<string, { algorithm: SigningAlgorithm; publicKey: KeyObject }>
  /** The keys as JSON Web Keys, public members only. */
  readonly published: readonly Record<string, unknown>[]
}

/** So long a running server may go by keys that were rotated meanwhile; those of the last rotation still count. */
const LOOK_EVERY_MS = 5000

/**
 * The keys of DATA_DIR/keys, made by that algorithm when there are none, and read anew when the file was replaced.
 * @throws a sentence that says what to do when the file cannot be used
 */
export function loadSigningKeys(dataDir: string, algorithm: SigningAlgorithm): SigningKeys {
  const file = keyFileOf(dataDir)
  let keys = openKeys(readKeyFile(file, algorithm))
  let version = versionOf(file)
  let lookAt = performance.now() + LOOK_EVERY_MS
  const fresh = () => {
    if (performance.now() < lookAt) return keys
    lookAt = performance.now() + LOOK_EVERY_MS
    const found = versionOf(file)
    if (found === null || found === version) return keys
    version = found
    try {
      keys = openKeys(readKeyFile(file, algorithm))
    } catch {
      // the next start says what is wrong with it; until then those that are known go on
    }
    return keys
  }
  return {
    get current() {
      return fresh().current
    },
    get api() {
      return fresh().api
    },
    get verifying() {
      return fresh().verifying
    },
    get published() {
      return fresh().published
    },
  }
}

/** Another one after each replacement; null when there is no file. */
function versionOf(file: string): string | null {
  const found = statSync(file, { throwIfNoEntry: false })
  return found ? `${found.ino} ${found.mtimeMs}` : null
}

function openKeys({ keys }: KeyFile): SigningKeys {
  const current = signerOf(keys, 'current')
  return {
    current,
    // files from before there was a key for them
    api: keys.some(({ status }) => status === 'api') ? signerOf(keys, 'api') : current,
    verifying: new Map(
      keys.map(({ jwk }) => [
        jwk.kid,
        { algorithm: jwk.alg, publicKey: createPublicKey({ key: publicPart(jwk), format: 'jwk' }) },
      ]),
    ),
    published: keys.map(({ jwk }) => ({ ...publicPart(jwk), use: 'sig', key_ops: ['verify'] })),
  }
}

function signerOf(keys: KeyFile['keys'], wanted: 'current' | 'api'): SigningKey {
  const found = keys.find(({ status }) => status === wanted)
  if (!found) throw new Error(`There is no ${wanted} key.`)
  const { jwk } = found
  return { kid: jwk.kid, algorithm: jwk.alg, privateKey: createPrivateKey({ key: jwk, format: 'jwk' }) }
}

function publicPart(jwk: PrivateJwk) {
  return jwk.alg === 'RS256'
    ? { kty: jwk.kty, n: jwk.n, e: jwk.e, kid: jwk.kid, alg: jwk.alg }
    : { kty: jwk.kty, crv: jwk.crv, x: jwk.x, y: jwk.y, kid: jwk.kid, alg: jwk.alg }
}

import { createPrivateKey, type JsonWebKey, type KeyObject } from 'node:crypto'
import { calculateJwkThumbprint } from 'jose'
import type { SigningAlgorithm } from '#server/platform/environment.ts'
import { keyFileOf, PrivateJwk, readKeyFile, RSA_BITS } from './read-key-file.ts'
import { rotateSigningKeys } from './rotate-signing-keys.ts'

/**
 * A key that was made elsewhere signs access tokens from now on, so that those it has signed already go on counting
 * when a service moves here. It keeps its key id; one without is named by its thumbprint (RFC 7638). What signed
 * before becomes a previous key, as by a rotation.
 * @param text a private key in PEM or as a JSON Web Key: EC on P-256 (ES256) or RSA of 2048 bits or more (RS256)
 * @returns the id of the key
 * @throws a sentence that says what is wrong with the key
 */
export async function importSigningKey(
  dataDir: string,
  algorithm: SigningAlgorithm,
  text: string,
  now: Date,
): Promise<string> {
  const { key, kid } = readKey(text)
  const jwk = key.export({ format: 'jwk' })
  const named = { ...jwk, kid: kid ?? (await calculateJwkThumbprint(jwk)) }
  const imported = PrivateJwk.parse({ ...named, alg: algorithmOf(key) })
  const { keys } = readKeyFile(keyFileOf(dataDir), algorithm)
  if (keys.some(({ jwk: known }) => known.kid === imported.kid))
    throw new Error(`There is a key ${imported.kid} already.`)
  return rotateSigningKeys(dataDir, algorithm, now, imported)
}

function readKey(text: string): { key: KeyObject; kid: string | null } {
  const jwk = readJwk(text)
  try {
    const key = jwk ? createPrivateKey({ key: jwk, format: 'jwk' }) : createPrivateKey(text)
    const kid = jwk?.['kid']
    return { key, kid: typeof kid === 'string' && kid !== '' ? kid : null }
  } catch (error) {
    const wanted = 'give one private key without a passphrase, in PEM or as a JSON Web Key'
    throw new Error(`This is no key that can sign: ${wanted}.`, { cause: error })
  }
}

function readJwk(text: string): JsonWebKey | null {
  try {
    return JSON.parse(text) as JsonWebKey
  } catch {
    return null
  }
}

function algorithmOf({
  asymmetricKeyType: type,
  asymmetricKeyDetails: details,
}: KeyObject): SigningAlgorithm {
  if (type === 'ec' && details?.namedCurve === 'prime256v1') return 'ES256'
  if (type === 'rsa' && (details?.modulusLength ?? 0) >= RSA_BITS) return 'RS256'
  throw new Error(`Only EC keys on P-256 and RSA keys of ${RSA_BITS} bits or more can sign here.`)
}

import { createPublicKey, verify } from 'node:crypto'
import { base58 } from '@scure/base'

const KEY_BYTES = 32
const SIGNATURE_BYTES = 64

/** Has the key that the address is (base58) signed the message? The signature comes as base64 of either alphabet. */
export function isSignedBy(address: string, message: string, signature: string): boolean {
  if (!/^[\w+/-]{86}(==)?$/.test(signature)) return false
  const bytes = Buffer.from(signature, 'base64')
  const key = decodeAddress(address)
  if (key === null || bytes.length !== SIGNATURE_BYTES) return false
  return verify(null, Buffer.from(message), key, bytes)
}

function decodeAddress(address: string) {
  try {
    const bytes = base58.decode(address)
    if (bytes.length !== KEY_BYTES) return null
    const x = Buffer.from(bytes).toString('base64url')
    return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  } catch {
    return null
  }
}

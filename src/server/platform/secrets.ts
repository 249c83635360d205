import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** One key per purpose, all from the server's secret: what leaks of one says nothing of another. */
export function deriveKey(secretKey: Uint8Array, purpose: string): KeyObject {
  const bytes = hkdfSync('sha256', secretKey, '', `mesob auth ${purpose}`, KEY_BYTES)
  return createSecretKey(Buffer.from(bytes))
}

/** HMAC-SHA-256: without the key nobody can find the text by trying all that are likely. */
export function keyedHash(key: KeyObject, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

/** AES-256-GCM: nonce, tag, then the encrypted bytes. */
export function seal(key: KeyObject, plain: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** @throws when it was sealed with another key or changed since */
export function unseal(key: KeyObject, sealed: Uint8Array): Buffer {
  const bytes = Buffer.from(sealed)
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
}

/** Bytes of an id and of the signature behind it. */
const ID_BYTES = 16
const SIGN_BYTES = 18

/** What signs ids: the secret of the server, and what they are signed for. */
export interface IdSigner {
  secretKey: Uint8Array
  purpose: string
}

const signOf = (id: string, { secretKey, purpose }: IdSigner): Buffer =>
  keyedHash(deriveKey(secretKey, purpose), id).subarray(0, SIGN_BYTES)

/** A UUID with a signature that only this server makes, in letters of an address (base64url). */
export function signId(id: string, signer: IdSigner): string {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
  return Buffer.concat([bytes, signOf(id, signer)]).toString('base64url')
}

/** The id of such a token; null where this server did not sign it for that purpose. */
export function readSignedId(token: string, signer: IdSigner): string | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== ID_BYTES + SIGN_BYTES) return null
  const hex = bytes.subarray(0, ID_BYTES).toString('hex')
  const id = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join(
    '-',
  )
  return timingSafeEqual(bytes.subarray(ID_BYTES), signOf(id, signer)) ? id : null
}

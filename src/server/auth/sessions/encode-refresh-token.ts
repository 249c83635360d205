import { createHash, createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'

// A refresh token describes itself, so that none has to be kept:
//   base64url(0x00 ‖ session id (16) ‖ counter (uvarint) ‖ HMAC-SHA-256 by the session's key [:16] ‖ SHA-256 [:4])

const VERSION = 0
const ID_BYTES = 16
const MAC_BYTES = 16
const CHECKSUM_BYTES = 4
const COUNTER_BYTES = { fewest: 1, limit: 8 }
const FIXED_BYTES = 1 + ID_BYTES + MAC_BYTES + CHECKSUM_BYTES

export interface RefreshToken {
  sessionId: string
  counter: number
  /** Was it signed with this session's key? */
  isSignedWith(key: Uint8Array): boolean
}

export function encodeRefreshToken(sessionId: string, counter: number, key: Uint8Array): string {
  const id = Buffer.from(sessionId.replaceAll('-', ''), 'hex')
  const signed = Buffer.concat([Buffer.of(VERSION), id, uvarint(counter)])
  const body = Buffer.concat([signed, mac(key, signed)])
  return Buffer.concat([body, checksum(body)]).toString('base64url')
}

/** Null when it is not in the form of a refresh token: mistyped, cut, or something else altogether. */
export function decodeRefreshToken(text: string): RefreshToken | null {
  if (!/^[\w-]{50,62}$/.test(text)) return null
  const bytes = Buffer.from(text, 'base64url')
  const counterBytes = bytes.length - FIXED_BYTES
  if (counterBytes < COUNTER_BYTES.fewest || counterBytes > COUNTER_BYTES.limit) return null
  const body = bytes.subarray(0, -CHECKSUM_BYTES)
  if (bytes[0] !== VERSION || !checksum(body).equals(bytes.subarray(-CHECKSUM_BYTES))) return null
  const counter = readUvarint(body.subarray(1 + ID_BYTES, -MAC_BYTES))
  if (counter === null) return null
  const hex = body.toString('hex', 1, 1 + ID_BYTES)
  return {
    sessionId: `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`,
    counter,
    isSignedWith: (key) => timingSafeEqual(mac(key, body.subarray(0, -MAC_BYTES)), body.subarray(-MAC_BYTES)),
  }
}

function mac(key: Uint8Array, signed: Uint8Array): Buffer {
  // of raw bytes Node first finds out by exceptions that they are no key object, which takes longer than the rest
  return createHmac('sha256', createSecretKey(key)).update(signed).digest().subarray(0, MAC_BYTES)
}

function checksum(body: Uint8Array): Buffer {
  return createHash('sha256').update(body).digest().subarray(0, CHECKSUM_BYTES)
}

/** Seven bits a byte, lowest first; the high bit says that more follow. */
function uvarint(value: number): Buffer {
  const bytes: number[] = []
  let rest = value
  while (rest >= 128) {
    bytes.push((rest % 128) + 128)
    rest = Math.floor(rest / 128)
  }
  return Buffer.from([...bytes, rest])
}

function readUvarint(bytes: Uint8Array): number | null {
  let value = 0
  for (const [index, byte] of bytes.entries()) {
    const more = byte >= 128
    if (more !== index < bytes.length - 1) return null
    value += (byte % 128) * 128 ** index
  }
  return Number.isSafeInteger(value) ? value : null
}
